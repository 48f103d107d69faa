// Reads cspell's output and counts unknown words by folder.

/** Creates a reader for one cspell run. */
export function spellingReport() {
  const folders = new Map();
  let words = 0;
  return {
    line(text) {
      const [, file] = /^(\S+?):\d+:\d+ - (?:Unknown|Forbidden) word/.exec(text) ?? [];
      if (file) {
        words++;
        const folder = file.split("/").slice(0, 2).join("/");
        folders.set(folder, (folders.get(folder) ?? 0) + 1);
      }
      return text;
    },
    end() {
      const listed = [...folders].sort(([, a], [, b]) => b - a);
      const passed = words === 0 ? 1 : 0;
      return {
        tests: [],
        passed,
        failed: 1 - passed,
        skipped: 0,
        closing: `${words} unknown or flagged words${words > 0 ? `: ${listed.map(([folder, count]) => `${folder} ${count}`).join(", ")}` : ""}`,
      };
    },
  };
}
