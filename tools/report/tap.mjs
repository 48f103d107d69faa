// Reads the TAP output of `node --test`: every test with its time, and node's own counts.

/** Creates a reader for one `node --test` run. */
export function tapReport() {
  const tests = [];
  const counts = {};
  const parents = []; // names of the subtests that are open, by depth
  let last; // the test whose diagnostics are being read

  return {
    line(text) {
      const [, indent, rest] = /^( *)(.*)$/.exec(text);
      const depth = indent.length / 4;
      const subtest = /^# Subtest: (.*)$/.exec(rest);
      if (subtest) {
        parents.length = Math.floor(depth);
        parents[depth] = subtest[1];
        return text;
      }
      const result = /^(ok|not ok) \d+ - (.*?)(?: # (SKIP|TODO).*)?$/.exec(rest);
      if (result && Number.isInteger(depth)) {
        last = {
          depth,
          name: [...parents.slice(0, depth), result[2]].join(" › "),
          status: result[3] ? "skipped" : result[1] === "ok" ? "passed" : "failed",
          seconds: 0,
          output: [],
        };
        tests.push(last);
        return text;
      }
      const duration = /^duration_ms: ([\d.]+)$/.exec(rest);
      if (duration && last) last.seconds = Number(duration[1]) / 1000;
      const count = /^# (tests|pass|fail|cancelled|skipped|todo) (\d+)$/.exec(text);
      if (count) counts[count[1]] = Number(count[2]);
      else if (rest === "...") last = undefined;
      else if (last?.status === "failed" && rest !== "---") last.output.push(rest);
      return text;
    },
    end() {
      // In TAP, a parent follows its children and repeats their results.
      const leaves = tests.filter((one, at) => !(at > 0 && tests[at - 1].depth > one.depth));
      const silent = (one) =>
        one.status === "failed" &&
        !leaves.some((leaf) => leaf.status === "failed" && leaf.name.startsWith(`${one.name} › `));
      const named = tests.filter((one) => leaves.includes(one) || silent(one));
      const { pass = 0, fail = 0, cancelled = 0, skipped = 0, todo = 0 } = counts;
      return {
        tests: named,
        passed: pass,
        failed: fail + cancelled,
        skipped: skipped + todo,
        closing: `tests ${counts.tests ?? 0}, pass ${pass}, fail ${fail}, cancelled ${cancelled}, skipped ${skipped}`,
      };
    },
  };
}
