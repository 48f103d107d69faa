import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { check, checkField } from "./check";
import { corpora, haveCorpora, trialKey } from "../../../../test/phone-corpora";

const testdata = resolve(import.meta.dirname, "../../../../../bff/platform/phone/testdata");
const read = <T>(name: string): T => JSON.parse(readFileSync(resolve(testdata, name), "utf8")) as T;

type Vector = {
  why: string;
  text: string;
  country: string;
  outcome: string;
  e164?: string;
  in?: string;
  calling_code?: string;
  national?: string;
};
type Case = { text: string; country: string; expected: string; bff: string; web: string };
type Ledger = {
  agreement: Record<string, { trials: number; digest: string }>;
  disagreements: { corpus: string; why: string; cases: Case[] }[];
};

describe("check", () => {
  it.each(read<Vector[]>("vectors.json"))("gives the same result as the bff: $why", (vector) => {
    expect(check(vector.text, vector.country)).toEqual({
      outcome: vector.outcome === "" ? null : vector.outcome,
      e164: vector.e164 ?? "",
      country: vector.in ?? "",
      callingCode: vector.calling_code ?? "",
      national: vector.national ?? "",
    });
  });

  it("takes twenty characters of the field at most", () => {
    expect(checkField("+1 (201) 555 - 01 23", "US").outcome).toBeNull();
    expect(checkField("+1 (201) 555 -  01 23", "US").outcome).toBe("TOO_LONG");
  });
});

function outcome(text: string, country: string): string {
  const number = check(text, country);
  return number.outcome ?? `${number.e164} ${number.country}`;
}

function fits(expected: string, given: string): boolean {
  if (expected === "valid") return given.startsWith("+");
  if (expected === "invalid") return !given.startsWith("+");
  return expected.startsWith("+") ? given.startsWith(`${expected} `) : expected === given;
}

describe.skipIf(!haveCorpora)("the corpora (set PERITUS_DATA where they are missing)", () => {
  const ledger = read<Ledger>("disagreements.json");

  it.each(Object.entries(haveCorpora ? corpora() : {}))(
    "%s: every disagreement is listed, and still occurs",
    (corpus, trials) => {
      const listed = new Map(
        ledger.disagreements
          .filter((group) => group.corpus === corpus)
          .flatMap(({ why, cases }) => cases.map((entry) => [trialKey(entry), { ...entry, why }])),
      );
      const digest = createHash("sha256");
      const problems: string[] = [];
      let agreed = 0;
      for (const trial of trials) {
        const given = outcome(trial.text, trial.country);
        const entry = listed.get(trialKey(trial));
        listed.delete(trialKey(trial));
        const told = `${JSON.stringify(trial.text)} in ${trial.country}: ${given}, `;
        if (entry === undefined) {
          if (!fits(trial.expected, given))
            problems.push(`${told}the corpus says ${trial.expected}, not explained`);
          digest.update(`${trial.text}\t${trial.country}\t${given}\n`);
          agreed++;
        } else if (entry.web !== given) problems.push(`${told}the list says ${entry.web}`);
        else if (fits(trial.expected, given) && entry.bff === given)
          problems.push(`${told}no longer a disagreement`);
        else if (entry.why === "") problems.push(`${told}listed without a cause`);
      }
      problems.push(...[...listed.keys()].map((key) => `${key} is listed, but not in the corpus`));
      expect(problems).toEqual([]);
      expect({ trials: agreed, digest: digest.digest("hex").slice(0, 32) }).toEqual(
        ledger.agreement[corpus],
      );
    },
  );
});
