// Reads `go test -json` and returns the lines to show, and every test with its time and output.

/** The number of output lines kept per test. The cause is at the end. */
const kept = 40;
const statuses = { pass: "passed", fail: "failed", skip: "skipped" };

/** Creates a reader for one `go test -json` run. */
export function goReport() {
  const tests = new Map(); // "package test" → test
  const builds = new Map(); // import path → output of a build that failed
  const packages = { ok: 0, failed: 0 };

  function test(event) {
    const key = `${event.Package} ${event.Test ?? ""}`;
    if (!tests.has(key))
      tests.set(key, { package: short(event.Package), name: event.Test, output: [] });
    return tests.get(key);
  }

  return {
    /** Takes one line of output and returns what to show of it, if anything. */
    line(text) {
      const event = parse(text);
      if (!event) return text;
      if (event.Action === "build-output") {
        builds.set(event.ImportPath, (builds.get(event.ImportPath) ?? "") + event.Output);
        return event.Output.trimEnd();
      }
      if (event.Action === "output") {
        const { output } = test(event);
        output.push(event.Output.trimEnd());
        if (output.length > kept) output.shift();
        return undefined;
      }
      if (!statuses[event.Action]) return undefined;
      const ended = test(event);
      ended.status = statuses[event.Action];
      ended.seconds = event.Elapsed ?? 0;
      if (event.Test) return ended.status === "failed" ? ended.output.join("\n") : undefined;
      if (ended.status === "failed") packages.failed++;
      else if (ended.status === "passed") packages.ok++;
      else return undefined; // no test files
      return `${ended.status === "failed" ? "FAIL" : "ok  "} ${ended.package} ${ended.seconds.toFixed(1)} s`;
    },
    end() {
      const all = [...tests.values()];
      const named = all.filter((one) => one.name);
      const parents = new Set();
      for (const { package: from, name } of named)
        for (let at = name.lastIndexOf("/"); at > 0; at = name.lastIndexOf("/", at - 1))
          parents.add(`${from} ${name.slice(0, at)}`);
      // A parent that fails by itself has no failed child.
      const failedBelow = (one) =>
        named.some(
          (other) =>
            other.package === one.package &&
            other.name.startsWith(`${one.name}/`) &&
            (other.status ?? "failed") === "failed",
        );
      const counts = (one) =>
        !parents.has(`${one.package} ${one.name}`) ||
        ((one.status ?? "failed") === "failed" && !failedBelow(one));
      const results = named.filter(counts).map((one) => ({
        name: `${one.package} ${one.name}`,
        // A test without a status was running when its process died.
        status: one.status ?? "failed",
        seconds: one.seconds ?? 0,
        output: one.output,
      }));
      const failedIn = new Set(
        named.filter((one) => (one.status ?? "failed") === "failed").map((one) => one.package),
      );
      for (const one of all) {
        if (one.name || one.status !== "failed" || failedIn.has(one.package)) continue;
        const build = [...builds].find(([path]) => short(path).startsWith(one.package));
        results.push({
          name: one.package,
          status: "failed",
          seconds: one.seconds,
          output: build ? build[1].trimEnd().split("\n") : one.output,
        });
      }
      // Top-level tests include their setup, which the time of a subtest does not.
      const timed = named
        .filter((one) => !one.name.includes("/"))
        .map((one) => ({ name: `${one.package} ${one.name}`, seconds: one.seconds ?? 0 }));
      const count = (status) => results.filter((one) => one.status === status).length;
      return {
        tests: results,
        timed,
        passed: count("passed"),
        failed: count("failed"),
        skipped: count("skipped"),
        closing: `${packages.ok} packages ok, ${packages.failed} failed; ${count("passed")} tests passed, ${count("failed")} failed, ${count("skipped")} skipped`,
      };
    },
  };
}

const short = (path) => path.replace(/^peritus\//, "").replace(/ \[.*\]$/, "");

function parse(text) {
  if (!text.startsWith("{")) return undefined;
  try {
    const event = JSON.parse(text);
    return typeof event.Action === "string" ? event : undefined;
  } catch {
    return undefined; // a program under test printed something that only looks like JSON
  }
}
