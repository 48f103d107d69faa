// Checks the production setup without a Docker engine.
//   node --test tools/deployment/deployment.test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BlockList } from "node:net";
import { test } from "node:test";

import { imagesOf, withSettings } from "../../docker/pin.mjs";
import { at, freshEnvironment, parse } from "../environment.mjs";
import { find } from "../debian.mjs";
import { namesAsked, readCompose, settingsOf } from "./compose.mjs";

const passwords = ["POSTGRES_PASSWORD", "BFF_DB_PASSWORD", "CMS_DB_PASSWORD", "REDIS_PASSWORD"];
const settings = {
  ...freshEnvironment(),
  ...Object.fromEntries(passwords.map((name) => [name, "0123456789abcdef"])),
  SITE_DOMAIN: "peritus.example",
  CMS_DOMAIN: "cms.peritus.example",
};
const compose = readCompose(settings);
const images = imagesOf(readFileSync(at("docker-compose.yml"), "utf8"));
const services = Object.entries(compose.services);
const dockerfiles = ["bff", "web", "cms"].map((name) => [
  name,
  readFileSync(at(`docker/${name}.Dockerfile`), "utf8"),
]);

test("every service restarts, is limited, rotates its log, and can write only where it must", () => {
  for (const [name, service] of services) {
    assert.match(service.restart, /^(unless-stopped|on-failure:3)$/, name);
    assert.ok(service.mem_limit && service.cpus && service.pids_limit, `${name} has no limits`);
    assert.ok(service.logging?.options?.["max-size"], `${name} keeps its log forever`);
    assert.equal(service.read_only, true, name);
    assert.deepEqual(service.cap_drop, ["ALL"], name);
    assert.ok(service.security_opt.includes("no-new-privileges:true"), name);
    const built = dockerfiles.find(([of]) => service.image === `peritus-${of}`);
    assert.ok(
      service.healthcheck ?? /^HEALTHCHECK/m.test(built?.[1] ?? ""),
      `${name} isn't checked`,
    );
  }
});

test("every service's stop grace period is longer than its program's shutdown", () => {
  const drain = Number(compose.services.web.environment.DRAIN_SECONDS);
  for (const name of ["web", "bff"])
    assert.ok(
      Number.parseInt(compose.services[name].stop_grace_period, 10) >= drain + 10 + 3,
      name,
    );
});

test("Docker gives no service the pinned address of the proxy", () => {
  const pinned = compose.services.caddy.networks.edge.ipv4_address;
  assert.equal(compose.services.web.environment.WEB_TRUSTED_PROXIES, pinned);
  const [{ subnet, ip_range }] = compose.networks.edge.ipam.config;
  const within = (network) => {
    const list = new BlockList();
    const [address, bits] = network.split("/");
    list.addSubnet(address, Number(bits));
    return list.check(pinned);
  };
  assert.deepEqual([within(subnet), within(ip_range)], [true, false]);
});

test("networks, volumes, and files that services use exist", () => {
  for (const [name, service] of services) {
    const networks = Array.isArray(service.networks)
      ? service.networks
      : Object.keys(service.networks);
    for (const network of networks) assert.ok(network in compose.networks, `${name}: ${network}`);
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(":");
      if (source.startsWith("./docker/tls")) continue; // made by settings.mjs
      if (source.startsWith("./")) assert.ok(existsSync(at(source)), `${name}: ${source}`);
      else assert.ok(source in compose.volumes, `${name}: ${source}`);
    }
    for (const other of Object.keys(service.depends_on ?? {}))
      assert.ok(other in compose.services, `${name}: ${other}`);
  }
});

/** Settings that compose leaves at their defaults, and why. */
const fixed = {
  bff: {
    MAIL_DIR: "compose always has a mail server",
    MEDIA_DIR: "the image has it",
    CREDIT_RULES: "a file, so an override mounts it and names it",
    STRIPE_URL: "a fake of Stripe, for tests",
    STAFF_SECOND_FACTOR: "required is the default, and the demo alone can turn it off",
  },
  web: {
    BUILD_ID: "the build has one",
    IMAGE_CACHE_DIR: "the image has it",
    AUDIO_CACHE_DIR: "the image has it",
  },
  cms: { CMS_PUBLIC_DIR: "the image has it", MAIL_DIR: "compose always has a mail server" },
};

for (const program of ["bff", "web", "cms"]) {
  test(`compose passes every setting that the ${program} reads, and no other`, () => {
    const passed = Object.keys(compose.services[program].environment).sort();
    const read = settingsOf(program);
    const expected = read.filter((name) => !(name in fixed[program]));
    assert.deepEqual(
      passed.filter((name) => !read.includes(name)),
      [],
      "settings that nothing reads",
    );
    assert.deepEqual(
      expected.filter((name) => !passed.includes(name)),
      [],
      "settings without effect in compose",
    );
  });
}

test("every name that compose asks for is in .env.example or made by settings.mjs", () => {
  const example = readFileSync(at(".env.example"), "utf8");
  const unknown = [...namesAsked()].filter(
    (name) =>
      !passwords.includes(name) &&
      !(name in images) &&
      !new RegExp(`^(# )?${name}=`, "m").test(example),
  );
  assert.deepEqual(unknown, []);
});

test("the CMS accepts the settings of compose", () => {
  const { readSettings } = createRequire(import.meta.url)(at("cms/src/settings.js"));
  assert.equal(
    readSettings(compose.services.cms.environment).publicUrl,
    "https://cms.peritus.example",
  );
});

test("the bff accepts the settings of compose", () => {
  const env = { ...process.env, ...compose.services.bff.environment };
  // It can't reach the servers from here, but it complains about settings first.
  const { stdout } = checked(() =>
    execFileSync("go", ["run", "./bff", "check"], { cwd: at("."), env, encoding: "utf8" }),
  );
  assert.match(stdout, /^ok +settings +all can be read$/m);
});

function checked(run) {
  try {
    return { stdout: run() };
  } catch (error) {
    return { stdout: String(error.stdout) };
  }
}

test(".env means the same to a shell as to us", () => {
  const text = Object.entries(settings)
    .map(([name, value]) => `${name}=${/[ <>]/.test(value) ? `"${value}"` : value}`)
    .join("\n");
  for (const file of [
    text,
    readFileSync(at(".env.example"), "utf8").replace(/<random>/g, "a+/="),
  ]) {
    const script = `set -eua\n${file}\nexec ${process.execPath} -p 'JSON.stringify(process.env)'`;
    const shell = JSON.parse(execFileSync("sh", ["-c", script], { env: {}, encoding: "utf8" }));
    for (const [name, value] of Object.entries(parse(file))) assert.equal(shell[name], value, name);
  }
});

test("images copy what exists, run as a user, and can be pinned", () => {
  for (const [name, text] of dockerfiles) {
    for (const [, source] of text.matchAll(/^COPY (?!--from)(.*) \S+$/gm))
      for (const file of source.split(" ")) assert.ok(existsSync(at(file)), `${name}: ${file}`);
    assert.match(text.split(/^FROM /m).at(-1), /^USER (?!root)\S+$/m, name);
    for (const [, image] of text.matchAll(/^FROM (\S+)/gm))
      assert.match(image, /^\$\{\w+_IMAGE\}$/, `${name}: ${image}`);
    for (const [, arg, tag] of text.matchAll(/^ARG (\w+_IMAGE)=(\S+)$/gm))
      assert.equal(images[arg], tag, arg);
  }
});

test("digests replace the images of .env and leave the rest", () => {
  const pinned = withSettings("A=1\nREDIS_IMAGE=old\nB=2\n", { REDIS_IMAGE: "redis@sha256:1" });
  assert.equal(pinned, "A=1\nB=2\nREDIS_IMAGE=redis@sha256:1\n");
});

test("systemd accepts the units", { skip: !find("systemd-analyze") }, () => {
  const folder = at("docker/systemd");
  const units = readdirSync(folder).map((name) => `${folder}/${name}`);
  const complaints = checked(() =>
    execFileSync("systemd-analyze", ["verify", "--man=no", ...units], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }),
  ).stdout;
  // The programs are not installed where the tests run.
  assert.doesNotMatch(complaints, /Unknown|Invalid|Failed to parse/);
});
