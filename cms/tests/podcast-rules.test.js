"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const fs = require("node:fs");
const { chapterProblems, secondsOf } = require("../src/podcast/chapters");
const { transcriptProblems } = require("../src/podcast/transcript");
const { showProblems } = require("../src/podcast/show");
const { showGuid } = require("../src/podcast/guid");
const { readEpisodes } = require("../seed/podcast/episodes");
const { measureAudio } = require("../src/podcast/measure");
const { drawCover } = require("../seed/podcast/cover");

test("a start time has minutes and seconds, and optional hours", () => {
  assert.deepEqual(
    ["0:00", "4:05", "59:59", "1:04:05", "12:00:00"].map(secondsOf),
    [0, 245, 3599, 3845, 43200],
  );
  for (const text of ["", null, "4", "4:5", "4:60", "60:00:00x", "-1:00", "1:2:3:4"])
    assert.equal(secondsOf(text), null, text);
});

test("chapters are in order and within the audio", () => {
  const problems = (...starts) =>
    chapterProblems(
      starts.map((start) => ({ start, title: `at ${start}` })),
      100,
    ).map(({ path, message }) => `${path.join(".")} ${message}`);
  assert.deepEqual(problems("0:00", "0:30", "1:39"), []);
  assert.match(problems("0:30", "0:30")[0], /^chapters\.1\.start .*not after the one before/);
  assert.match(problems("0:30", "0:10")[0], /^chapters\.1\.start .*not after the one before/);
  assert.match(problems("1:40")[0], /^chapters\.0\.start .*after the audio ends/);
  assert.match(problems("soon")[0], /^chapters\.0\.start .*needs a start/);
  assert.deepEqual(
    chapterProblems([{ start: "9:00", title: "x" }], null),
    [],
    "the end is unknown",
  );
});

test("a transcript is WebVTT, SRT, or empty", async () => {
  const said = async (text) =>
    (await transcriptProblems(text)).map(({ message }) => message).join();
  assert.equal(await said("WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ann>Hello\n"), "");
  assert.equal(
    await said(
      "\uFEFFWEBVTT - x\r\n\r\nNOTE y\r\n\r\nintro\r\n00:00:00.000 --> 00:00:02.000 align:start\r\nHello\r\n",
    ),
    "",
  );
  assert.equal(
    await said(
      "1\n00:00:00,000 --> 00:00:02,000\nAnn: Hello\n\n2\n00:00:02,000 --> 00:00:04,000\nBye\n",
    ),
    "",
  );
  assert.equal(await said(null), "");
  assert.equal(await said("  \n"), "");
  assert.match(await said("Hello, and welcome."), /not WebVTT or SRT/);
  assert.match(await said("WEBVTT\n"), /not WebVTT or SRT/);
  assert.match(await said("WEBVTT\n\n00:0x.000 --> 00:02.000\nHello\n"), /line 3/);
  assert.match(
    await said("WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n00:05.000 --> 00:02.000\nHello\n"),
    /a cue we can’t read/,
  );
});

test("a show has a square cover of an accepted size and a subcategory of its category", () => {
  const show = {
    category: "Science",
    subcategory: "Physics",
    cover: { width: 1500, height: 1500 },
  };
  const paths = (change) => showProblems({ ...show, ...change }).map(({ path }) => path[0]);
  assert.deepEqual(paths({}), []);
  assert.deepEqual(paths({ subcategory: null }), []);
  assert.deepEqual(paths({ cover: null }), ["cover"]);
  for (const [width, height] of [
    [1399, 1399],
    [3001, 3001],
    [1500, 1400],
  ])
    assert.deepEqual(paths({ cover: { width, height } }), ["cover"]);
  assert.match(
    showProblems({ ...show, category: "Arts" })[0].message,
    /"Physics" is not a subcategory of Arts. Choose one of Books,/,
  );
  assert.match(
    showProblems({ ...show, category: "Government" })[0].message,
    /That category has no subcategories/,
  );
});

test("the GUID of a show follows Podcasting 2.0", () => {
  assert.equal(
    showGuid("https://mp3s.nashownotes.com/pc20rss.xml"),
    "917393e3-1b1e-5cef-ace4-edaa54e1f810",
  );
  assert.equal(
    showGuid("http://mp3s.nashownotes.com/pc20rss.xml/"),
    "917393e3-1b1e-5cef-ace4-edaa54e1f810",
  );
});

test("the demo's episodes match their audio", async () => {
  const episodes = readEpisodes(new Date("2026-11-28T10:00:00Z"));
  let total = 0;
  for (const { slug, audio, chapters, transcript, summary } of episodes) {
    const { bytes, seconds } = await measureAudio(audio);
    total += bytes;
    assert.ok(
      bytes < 700_000 && seconds > 40 && seconds < 200,
      `${slug}: ${bytes} bytes, ${seconds} s`,
    );
    assert.deepEqual(chapterProblems(chapters, seconds), [], slug);
    assert.deepEqual(await transcriptProblems(transcript), [], slug);
    const [, end] = [...transcript.matchAll(/--> 00:(\d\d:\d\d)/g)].at(-1);
    assert.ok(secondsOf(end.replace(/^0/, "")) <= seconds, `${slug} is transcribed to its end`);
    assert.ok(summary.length <= 300, slug);
    assert.ok(fs.statSync(audio).isFile());
  }
  assert.ok(total < 3_500_000, `${total} bytes`);
  const svg = drawCover().svg;
  assert.doesNotMatch(svg, /<text|NaN/, "no font of the machine is needed");
});
