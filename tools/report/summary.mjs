// Formats the summary of a run: seconds per step, the slowest tests, and failures with causes.

const slowest = 20;
const shownFailures = 20;
const shownLines = 25;
/** How many failed tests are repeated under their step, because a reader may see only the last lines. */
const namedAgain = 8;
const reasonLines = 3;
const reasonLength = 300;

/** Returns the summary of the steps that Suite collects. `seconds` is the total time. */
export function summaryLines(steps, seconds) {
  const tests = steps.flatMap(({ name, report }) =>
    (report?.tests ?? []).map((test) => ({ step: name, ...test })),
  );
  return [
    ...failureLines(steps, tests),
    ...slowestLines(steps),
    "",
    "━━ Summary",
    ...steps.flatMap(stepLines),
    "",
    totalLine(steps, seconds),
  ];
}

function stepLines({ name, ok, seconds, report, problem }) {
  const failed = (report?.tests ?? []).filter(({ status }) => status === "failed");
  return [
    `${ok ? "✓" : "✗"} ${name} (${seconds.toFixed(0)} s)`,
    ...(report?.closing ? [`    ${report.closing}`] : []),
    ...failed
      .slice(0, namedAgain)
      .flatMap((test) => [`    ✗ ${test.name}`, `      ${reasonOf(test.output)}`]),
    ...(failed.length > namedAgain ? [`    ✗ and ${failed.length - namedAgain} more`] : []),
    ...(!ok && failed.length === 0 ? [`    ${problem}`] : []),
  ];
}

/** Returns the beginning of a failed test's output in one line. */
const reasonOf = (output) =>
  output
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("=== "))
    .slice(0, reasonLines)
    .join(" · ")
    .slice(0, reasonLength);

function failureLines(steps, tests) {
  const failed = tests.filter((test) => test.status === "failed");
  const lines = failed.slice(0, shownFailures).flatMap((test) => [
    "",
    `✗ ${test.step}: ${test.name}`,
    ...test.output
      .filter((line) => line.trim())
      .slice(-shownLines)
      .map((line) => `    ${line}`),
  ]);
  if (failed.length > shownFailures)
    lines.push("", `and ${failed.length - shownFailures} more failed tests`);
  // For a step that died without naming a test, show the end of its output.
  for (const { name, ok, problem, tail, report } of steps) {
    if (ok || report?.tests.some((test) => test.status === "failed")) continue;
    lines.push("", `✗ ${name}: ${problem}`, ...tail.map((line) => `    ${line}`));
  }
  return lines.length > 0 ? ["", "━━ Failures", ...lines] : [];
}

function slowestLines(steps) {
  const tests = steps.flatMap(({ name, report }) =>
    (report?.timed ?? report?.tests ?? []).map((test) => ({ step: name, ...test })),
  );
  const listed = tests.sort((a, b) => b.seconds - a.seconds).slice(0, slowest);
  if (listed.length === 0) return [];
  return [
    "",
    `━━ Slowest ${listed.length} tests`,
    ...listed.map(
      ({ seconds, step, name }) => `${seconds.toFixed(1).padStart(7)} s  ${step}: ${name}`,
    ),
  ];
}

/** Returns the totals of the reports. A step without a report counts as one test. */
function totalLine(steps, seconds) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { ok, report } of steps) {
    for (const key of Object.keys(total)) total[key] += report?.[key] ?? 0;
    if (!report && ok) total.passed++;
    if (!ok && !report?.failed) total.failed++;
  }
  return `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped in ${(seconds / 60).toFixed(1)} minutes`;
}
