import { classNames } from "~/components/ui/class-names";
import { LampMark, Logo } from "~/components/ui/brand/logo";
import { PartSection, Specimen } from "./ui-section";

const colors = [
  ["bg-ink", "ink", "Text"],
  ["bg-ink-2", "ink-2", "Softer text"],
  ["bg-muted", "muted", "Second text"],
  ["bg-paper", "paper", "Ground"],
  ["bg-surface", "surface", "Cards"],
  ["bg-sunken", "sunken", "Wells"],
  ["bg-line", "line", "Hairline"],
  ["bg-line-2", "line-2", "Frame"],
  ["bg-edge", "edge", "Field border"],
  ["bg-accent", "accent", "Actions, focus"],
  ["bg-accent-tint", "accent-tint", "Chosen"],
  ["bg-brass", "brass", "Verified"],
  ["bg-mark", "mark", "Found words"],
  ["bg-danger", "danger", "Error"],
  ["bg-warning", "warning", "Caution"],
  ["bg-success", "success", "Done"],
] as const;

const heat = [
  ["bg-heat-0 text-on-heat-0", "0"],
  ["bg-heat-1 text-on-heat-1", "25"],
  ["bg-heat-2 text-on-heat-2", "50"],
  ["bg-heat-3 text-on-heat-3", "75"],
  ["bg-heat-4 text-on-heat-4", "100"],
] as const;

export function Foundations() {
  return (
    <>
      <PartSection id="logo" title="Logo">
        <Specimen
          title="Mark, name, small sizes"
          note="A reading lamp that is the letter P. It holds at 16 px."
        >
          <div className="flex flex-wrap items-center gap-9">
            <LampMark className="size-26" label="Peritus" />
            <div className="grid gap-4">
              <Logo />
              <Logo size="sm" />
              <div className="flex items-center gap-4">
                <LampMark className="size-5" />
                <LampMark className="size-4" />
              </div>
            </div>
          </div>
        </Specimen>
      </PartSection>

      <PartSection
        id="type"
        title="Type"
        detail="Source Serif 4 for what is read, Inter for what works"
      >
        <Specimen title="Scale">
          <div className="grid gap-1.5">
            <p className="display font-serif text-56 font-semibold max-sm:text-44">Read aloud</p>
            <p className="display font-serif text-44 font-semibold max-sm:text-32">
              The record at 44
            </p>
            <p className="font-serif text-32 font-semibold tracking-[-0.012em]">
              A page title at 32
            </p>
            <p className="font-serif text-25 font-semibold tracking-[-0.012em]">
              Section heading at 25
            </p>
            <p className="font-serif text-20 font-semibold">A name at 20</p>
            <p className="font-serif text-18">Reading text at 18 in articles</p>
            <p className="text-17">A lead in working words at 17</p>
            <p>Working text at 15 on every screen</p>
            <p className="tnum text-13 text-muted">Notes and counts at 13. 0123456789</p>
          </div>
        </Specimen>
        <Specimen title="Reading" note="About 66 characters a line.">
          <div className="prose max-w-measure">
            <p>
              The expert had <em>measured the bolts</em> herself, on{" "}
              <a href="#type">the morning after</a>, and the photographs carried{" "}
              <mark>the date</mark>. That settled what four weeks of argument had not.
            </p>
            <blockquote>
              <p>“I knew what was coming, and so did she.”</p>
              <footer>Farah Siddiqui, Siddiqui Lowe Martel LLP</footer>
            </blockquote>
          </div>
        </Specimen>
        <Specimen title="Letters of names, captions" wide>
          <p className="font-serif text-20 font-semibold">
            Siobhán Ní Dhuibhir, Łukasz Żółć, Nguyễn Văn Ổn, Ağa Şükrü, Þóra Ærøskøbing, José
            Muñoz-Peña
          </p>
          <p className="mt-1">
            Siobhán Ní Dhuibhir, Łukasz Żółć, Nguyễn Văn Ổn, Ağa Şükrü, Þóra Ærøskøbing, José
            Muñoz-Peña
          </p>
          <p className="mt-1 font-serif text-17 italic">
            Reyes v. Northgate Hoisting Corp., Łaski v. Nguyễn Industries
          </p>
        </Specimen>
      </PartSection>

      <PartSection id="color" title="Color" detail="It always means something">
        <Specimen title="Tokens" wide>
          <ul className="grid grid-cols-4 gap-x-2.5 gap-y-4 sm:grid-cols-8">
            {colors.map(([ground, name, use]) => (
              <li key={name} className="min-w-0 text-13">
                <span
                  className={classNames("block h-11 rounded-control border border-line-2", ground)}
                />
                <b className="mt-1.5 block font-semibold">{name}</b>
                <span className="block text-12 text-muted">{use}</span>
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen title="Heat, five steps with their labels">
          <div className="flex gap-0.5">
            {heat.map(([look, value]) => (
              <span
                key={value}
                className={classNames(
                  "tnum grid h-9 flex-1 place-items-center rounded-[3px] text-13 font-550",
                  look,
                )}
              >
                {value}
              </span>
            ))}
          </div>
        </Specimen>
        <Specimen title="Rules">
          <div className="grid gap-4 pt-2 text-13 text-muted">
            <div className="border-t border-line pt-1">line: between rows</div>
            <div className="rule-ink pt-1">rule-ink: opens a section</div>
            <div className="rule-double pt-2">rule-double: opens a section on public pages</div>
          </div>
        </Specimen>
      </PartSection>
    </>
  );
}
