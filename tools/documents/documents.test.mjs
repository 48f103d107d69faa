// Checks facts in the documents: tests, files, packages, jobs, and links.
import assert from "node:assert/strict";
import { test } from "node:test";

import { parse } from "yaml";

import {
  documents,
  endsSome,
  exists,
  files,
  present,
  prose,
  read,
  resolveFrom,
  section,
  spans,
} from "./documents.mjs";

const architecture = "docs/architecture.md";
/** Names that guides use as examples, which the repository does not contain. */
const examples = ["timeline", "continuing_education", "widget"];
const none = (problems) => assert.deepEqual(problems, []);
const each = (check) => present.flatMap((file) => spans(file).flatMap((span) => check(span, file)));

test("every Go test that a document cites exists", () => {
  const names = files
    .filter((file) => file.endsWith("_test.go"))
    .flatMap((file) => [...read(file).matchAll(/^func ((?:Test|Fuzz|Benchmark)\w+)\(/gm)])
    .map(([, name]) => name);
  assert.ok(names.length > 100, "finds the Go tests");
  none(
    each((span, file) => {
      const [, cited, more] = /^((?:Test|Fuzz|Benchmark)\w+)(…?)$/.exec(span) ?? [];
      if (!cited) return [];
      const found = more ? names.some((name) => name.startsWith(cited)) : names.includes(cited);
      return found ? [] : [`${file}: ${span}`];
    }),
  );
});

test("every test title that a document cites is in that test's file", () => {
  none(
    present.flatMap((file) =>
      [...prose(file).matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)` _([^_]+)_/g)].flatMap(
        ([, cited, title]) =>
          files
            .filter((one) => one === cited || one.endsWith(`/${cited}`))
            .some((one) => read(one).includes(title))
            ? []
            : [`${file}: ${cited} "${title}"`],
      ),
    ),
  );
});

test("every file and folder that a document cites exists", () => {
  none(
    each((span, file) => {
      if (examples.some((name) => span.includes(name))) return [];
      if (/[A-Z]{3,}|<|…|\s/.test(span.replace(/README|Dockerfile/, ""))) return [];
      if (/^(bff|web|cms|tools|docs|docker)\/[\w./*-]+$/.test(span))
        return exists(span) ? [] : [`${file}: ${span}`];
      if (/^[\w./-]*[\w-]\.(go|tsx?|mjs|sql|md|Dockerfile)$/.test(span))
        return endsSome(span.replace(/^\.\//, "")) ? [] : [`${file}: ${span}`];
      return [];
    }),
  );
});

test("every command that a document cites names packages, tests and targets that exist", () => {
  const targets = [...read("Makefile").matchAll(/^([a-z]+):/gm)].map(([, name]) => name);
  const commands = [...each((span) => [span]), ...present.flatMap((file) => blocks(file))];
  none(
    commands.flatMap((command) => {
      const folder = /^cd (web|cms)\b/.exec(command)?.[1];
      const wrong = [];
      for (const [, target] of command.matchAll(/\bmake ([a-z]+)\b/g))
        if (/^(cd .*&& )?(make|go|npx)\b/.test(command) && !targets.includes(target))
          wrong.push(`${command}: make ${target}`);
      if (/^go (test|run|vet)\b/.test(command))
        for (const [, cited] of command.matchAll(/ \.\/([\w/.-]+)/g))
          if (!/[A-Z]{3,}/.test(cited) && !exists(cited.replace(/\/\.\.\.$/, "")))
            wrong.push(`${command}: ${cited}`);
      const [, filters] = /npx vitest run ([\w/. -]+)/.exec(command) ?? [];
      for (const filter of filters?.trim().split(/\s+/) ?? [])
        if (!files.some((file) => file.includes(filter) && /\.test\.tsx?$/.test(file)))
          wrong.push(`${command}: ${filter}`);
      if (folder && !exists(folder)) wrong.push(command);
      return wrong;
    }),
  );
});

/** Returns the lines of a document's fenced code blocks. */
const blocks = (file) =>
  [...read(file).matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, code]) => code.split("\n"));

test("the map lists every package of the bff, and only those", () => {
  const [, map] = /```\n([^]*?)```/.exec(section(architecture, "Packages of the bff"));
  const listed = map.split("\n").flatMap((line) => {
    const [, parent, names] = /^(\S+)\/\* +(.*)$/.exec(line) ?? [];
    if (parent) return names.split(" ").map((name) => `${parent}/${name}`);
    return /^(\S+)\/ /.exec(line)?.slice(1) ?? [];
  });
  const packages = files
    .filter((file) => /^bff\/.+\.go$/.test(file) && !file.includes("/testdata/"))
    .filter((file) => !file.endsWith("_test.go"))
    .map((file) => file.split("/").slice(1, -1).slice(0, 2).join("/"))
    .filter((name) => name && !/\/\w+test$/.test(name));
  const parents = packages.map((name) => name.split("/")[0]); // a folder with only subfolders needs no line
  none(listed.filter((name) => !packages.includes(name) && !parents.includes(name)));
  none([...new Set(packages)].filter((name) => !listed.includes(name)).sort());
});

test("the documents list exactly the jobs in the code", () => {
  const kinds = files
    .filter((file) => /^bff\/.*\.go$/.test(file) && !file.endsWith("_test.go"))
    .flatMap((file) => [
      ...read(file).matchAll(/Kind\(\) string +\{ return "([^"]+\.[^"]+)" \}/g),
      ...read(file).matchAll(/\bKind: +"([a-z-]+\.[a-z]+)"/g),
    ])
    .map(([, kind]) => kind);
  const cited = [...section(architecture, "Events and jobs").matchAll(/`([a-z-]+\.[a-z-]+)`/g)].map(
    ([, kind]) => kind,
  );
  assert.deepEqual([...new Set(cited)].sort(), [...new Set(kinds)].sort());
});

test("every setting of the edge is passed by compose and explained to operators", () => {
  const names = [...read("docker/Caddyfile").matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
  assert.ok(names.includes("CMS_EDITORS"), "finds the settings");
  const operate = read("docs/guides/operate.md");
  const withoutDocker = [
    "WEB_ADDRESSES",
    "CMS_ADDRESS",
    "BFF_ADDRESSES",
    "BFF_BALANCER",
    "CADDY_HEALTH",
  ];
  const { environment } = parse(read("docker-compose.yml"), { merge: true }).services.caddy;
  none(names.filter((name) => !(name in environment) && !withoutDocker.includes(name)));
  none(names.filter((name) => !operate.includes(`\`${name}\``)));
});

test("links between documents point to existing files and headings", () => {
  const slug = (heading) =>
    heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-");
  const headings = (file) =>
    [...prose(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slug(heading));
  none(
    documents.flatMap((file) =>
      [...prose(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)].flatMap(([, link]) => {
        const [target, anchor] = link.split("#");
        const to = target ? resolveFrom(file, target) : file;
        if (!exists(to)) return [`${file}: ${link}`];
        return anchor && !headings(to).includes(anchor) ? [`${file}: ${link}`] : [];
      }),
    ),
  );
});

test("every guide is linked from another document", () => {
  const linked = new Set(
    documents.flatMap((file) =>
      [...prose(file).matchAll(/\]\((?!https?:)([^)#\s]*)/g)].map(([, link]) =>
        resolveFrom(file, link),
      ),
    ),
  );
  none(documents.filter((file) => /^docs\/guides\//.test(file) && !linked.has(file)));
});

test("the word list of the spell checker is sorted and has no duplicates", () => {
  const words = read(".cspell/words.txt").trimEnd().split("\n");
  assert.deepEqual(words, [...new Set(words)].sort());
});
