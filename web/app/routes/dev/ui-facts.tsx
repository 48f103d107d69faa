import { Check, CircleX, Clock, TriangleAlert } from "lucide-react";
import { Avatar } from "~/components/ui/picture/avatar";
import { Badge, Count } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Chip, RemovableChip } from "~/components/ui/chip";
import { DateText } from "~/components/ui/date";
import { Freshness } from "~/components/ui/figure/freshness";
import { Pagination } from "~/components/ui/paging/pagination";
import { Progress } from "~/components/ui/figure/progress";
import { SectionHeading } from "~/components/ui/section-heading";
import { SideSplit, SplitBar } from "~/components/ui/figure/split-bar";
import { Stats } from "~/components/ui/figure/stat";
import { Table } from "~/components/ui/table/table";
import { TabLinks, Tabs } from "~/components/ui/paging/tabs";
import { TextRuns } from "~/components/ui/text-runs";
import { PartSection, Specimen } from "./ui-section";

type Matter = {
  caption: string;
  docket: string;
  subject: string;
  side: string;
  event: string;
  ruling: "denied" | "limited" | "excluded" | "none";
};

const matters: Matter[] = [
  {
    caption: "Reyes v. Northgate Hoisting Corp.",
    docket: "1:24-cv-03318 · S.D.N.Y.",
    subject: "Tower crane collapse",
    side: "Plaintiff",
    event: "Trial, Sep 2025",
    ruling: "denied",
  },
  {
    caption: "Patel Developers v. Kinzua Steel, Inc.",
    docket: "L-1187-23 · N.J. Super.",
    subject: "Temporary shoring",
    side: "Defense",
    event: "Deposition, May 2025",
    ruling: "none",
  },
  {
    caption: "In re Harborview Tower Litigation",
    docket: "653210/2023 · N.Y. Sup.",
    subject: "Lift plan, slewing ring",
    side: "Plaintiff",
    event: "Trial, Nov 2024",
    ruling: "limited",
  },
  {
    caption: "Osei v. City Scaffold Co.",
    docket: "1:21-cv-09954 · S.D.N.Y.",
    subject: "Wind on climbing frame",
    side: "Defense",
    event: "Hearing, Aug 2023",
    ruling: "excluded",
  },
];

const names = [
  "Dr. Amara Okonkwo-Bell",
  "Rafael Ibarra Montoya, PE",
  "Prof. Mei-Ling Tsao",
  "Kwame Asante Boadu, CSP",
  "Dr. Harjit Singh Randhawa",
  "Ingrid Solheim Vance",
  "Dr. Siobhán Ní Dhuibhir",
  "Łukasz Żółć",
  "Nguyễn Văn Ổn",
  "김민준",
  "أمينة الزهراء",
  "Farah Siddiqui",
];

function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

function Ruling({ ruling }: { ruling: Matter["ruling"] }) {
  if (ruling === "denied")
    return (
      <Badge tone="success" icon={<Check />}>
        Daubert denied
      </Badge>
    );
  if (ruling === "limited")
    return (
      <Badge tone="warning" icon={<TriangleAlert />}>
        Limited in part
      </Badge>
    );
  if (ruling === "excluded")
    return (
      <Badge tone="danger" icon={<CircleX />}>
        Excluded, one opinion
      </Badge>
    );
  return <span className="text-13 text-muted">none</span>;
}

export function Facts({ now }: { now: Date }) {
  return (
    <>
      <PartSection id="people" title="People and cards">
        <Specimen
          title="Monograms"
          note="Lines and letters follow from the name: the same plate on every page. They stay pale in the dark."
          wide
        >
          <ul className="flex flex-wrap gap-4">
            {names.map((name) => (
              <li key={name}>
                <Avatar name={name} size={72} labeled />
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-end gap-3">
            {[24, 32, 44, 56, 96, 128].map((size) => (
              <Avatar key={size} name="Dr. Amara Okonkwo-Bell" size={size} />
            ))}
          </div>
        </Specimen>
        <Specimen title="Card">
          <Card as="article" interactive className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-4">
            <Avatar name="Dr. Siobhán Ní Dhuibhir" size={56} />
            <div>
              <h4 className="font-serif text-20 tracking-[-0.012em]">Dr. Siobhán Ní Dhuibhir</h4>
              <p className="text-ink-2">
                <TextRuns
                  runs={[
                    { text: "Human factors; radio and hand signals, " },
                    { text: "fatigue", found: true },
                    { text: ", warnings" },
                  ]}
                />
              </p>
              <div className="mt-2.5 flex flex-wrap gap-1.5">
                <Chip verified>CPE, board certified</Chip>
                <Chip>PhD, Trinity College Dublin</Chip>
              </div>
            </div>
          </Card>
        </Specimen>
        <Specimen title="Card, chosen, with much text">
          <Card as="article" current className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-4">
            <Avatar name="Wolfeschlegelsteinhausenbergerdorff" size={56} />
            <div>
              <h4 className="font-serif text-20 tracking-[-0.012em]">
                Dr. Hubert Blaine Wolfeschlegelsteinhausenbergerdorff, Sr.
              </h4>
              <p className="text-ink-2">
                Licensed engineer; wire rope, hooks, below-the-hook lifting devices, and the failure
                of any of them under load, wind or time
              </p>
              <div className="mt-2.5 flex flex-wrap gap-1.5">
                <Chip verified>
                  Fellow of the National Academy of Forensic Engineers, board certified
                </Chip>
              </div>
            </div>
          </Card>
        </Specimen>
      </PartSection>

      <PartSection id="marks" title="Marks">
        <Specimen title="Badges and counts">
          <div className="flex flex-wrap items-center gap-1.5">
            <Badge tone="success" icon={<Check />}>
              Clear
            </Badge>
            <Badge tone="warning" icon={<Clock />}>
              Held
            </Badge>
            <Badge tone="danger" icon={<TriangleAlert />}>
              Possible conflict
            </Badge>
            <Badge tone="accent">Considering</Badge>
            <Badge tone="brass">5 credits held</Badge>
            <Badge>Draft</Badge>
            <Count value={3} label="3 unread" />
            <Count value={120} />
          </div>
        </Specimen>
        <Specimen title="Credentials and filters">
          <div className="flex flex-wrap items-center gap-1.5">
            <Chip verified>PE, New York</Chip>
            <Chip>PhD, Columbia</Chip>
            <RemovableChip href="#marks" removeLabel="Remove the filter Structural">
              Structural
            </RemovableChip>
            <RemovableChip href="#marks" removeLabel="Remove the filter New Jersey">
              New Jersey
            </RemovableChip>
          </div>
        </Specimen>
        <Specimen title="Freshness" note="Full up to 90 days, half up to 180, hollow after that.">
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {[0, 6, 90, 91, 180, 181, 500].map((days) => (
              <Freshness key={days} at={daysAgo(now, days)} now={now} />
            ))}
            <Freshness at={null} now={now} />
          </div>
        </Specimen>
        <Specimen title="Split">
          <div className="grid max-w-xs gap-4">
            <SideSplit plaintiff={15} defense={10} />
            <SideSplit plaintiff={4} defense={0} />
            <SplitBar
              first={{ label: "Trial", value: 0 }}
              second={{ label: "Deposition", value: 0 }}
            />
          </div>
        </Specimen>
        <Specimen title="Dates">
          <p>
            <DateText at="2026-11-18T16:20:00Z" />, <DateText at="2026-11-18" style="short" />,{" "}
            <DateText at="2026-11" style="month" />,{" "}
            <DateText at="2026-11-18T16:20:00Z" style="time" />
          </p>
        </Specimen>
        <Specimen title="Progress">
          <div className="grid gap-4">
            <Progress label="Overview" value={84} visible />
            <Progress label="Reading the file" value={34} max={120} text="34 of 120 rows" visible />
            <Progress label="Connecting" />
          </div>
        </Specimen>
      </PartSection>

      <PartSection id="tables" title="Figures, tables, pages">
        <Specimen title="Figures" wide>
          <Stats
            items={[
              { label: "Testimony, 4 years", value: 10, note: "of 25 matters in all" },
              { label: "At trial", value: 7, note: "3 in federal court" },
              { label: "Challenges", value: 6, note: "1 excluded, 1 limited" },
              { label: "Publications, 10 years", value: 32, note: "21 peer reviewed" },
            ]}
          />
        </Specimen>
        <Specimen title="Section heading" wide>
          <SectionHeading
            title="Testimony"
            detail="25 matters"
            aside={<Freshness at={daysAgo(now, 6)} now={now} />}
            level={3}
          />
        </Specimen>
        <Specimen title="Table" note="On phones each row becomes a block of label and value." wide>
          <Table
            caption="Matters"
            rows={matters}
            rowKey={(matter) => matter.docket}
            current={(matter) => matter.ruling === "limited"}
            columns={[
              {
                key: "matter",
                title: "Matter",
                header: true,
                cell: (matter) => (
                  <>
                    <span className="font-serif text-17 italic">{matter.caption}</span>
                    <span className="tnum block text-13 text-muted">{matter.docket}</span>
                  </>
                ),
              },
              { key: "subject", title: "Subject", cell: (matter) => matter.subject },
              { key: "side", title: "Side", cell: (matter) => matter.side },
              { key: "event", title: "Last event", cell: (matter) => matter.event },
              {
                key: "ruling",
                title: "Challenge",
                cell: (matter) => <Ruling ruling={matter.ruling} />,
              },
            ]}
          />
        </Specimen>
        <Specimen title="Tabs of one page">
          <Tabs
            label="Messages"
            items={[
              { id: "inbox", label: "Inbox", panel: "Twelve conversations." },
              { id: "unread", label: "Unread", count: 3, panel: "Three of them are unread." },
              { id: "archived", label: "Archived", panel: "None archived yet." },
            ]}
          />
        </Specimen>
        <Specimen title="Tabs that are pages">
          <TabLinks
            label="Blog categories"
            items={[
              { href: "#tables", label: "All articles", count: 34, current: true },
              { href: "#marks", label: "Engineering", count: 12 },
              { href: "#people", label: "Medicine", count: 9 },
              { href: "#fields", label: "Practice", count: 13 },
            ]}
          />
        </Specimen>
        <Specimen title="Pages" wide>
          <div className="grid gap-4">
            <Pagination page={5} total={20} label="Middle" hrefFor={(page) => `#page-${page}`} />
            <Pagination
              page={1}
              total={3}
              label="First of three"
              hrefFor={(page) => `#page-${page}`}
            />
          </div>
        </Specimen>
      </PartSection>
    </>
  );
}
