import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { TextInput } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { Picture } from "~/components/ui/picture/picture";
import { CardSkeleton, TextSkeleton } from "~/components/ui/waiting/skeleton";
import { PartSection, Specimen } from "./ui-section";

export function States() {
  return (
    <>
      <PartSection id="notes" title="Notes">
        <Specimen title="Tones" wide>
          <div className="grid gap-3 lg:grid-cols-2">
            <Note title="Rule 26 asks for the last four years">Older matters may stay out.</Note>
            <Note tone="accent" title="Two experts share your terms" />
            <Note tone="success" title="Conflict check: clear">
              Neither side was shown a name.
            </Note>
            <Note tone="warning">Your credits are low</Note>
            <Note tone="brass" title="5 credits held">
              They come back on Tuesday if the message is not read.
            </Note>
            <Note tone="danger" title="The section could not be saved">
              What you wrote is kept on this device.
            </Note>
          </div>
        </Specimen>
      </PartSection>

      <PartSection id="waiting" title="Waiting and empty">
        <Specimen title="Skeletons" note="The final shape, so that nothing jumps.">
          <div aria-busy="true" className="grid gap-4">
            <CardSkeleton />
            <TextSkeleton />
          </div>
        </Specimen>
        <Specimen title="Nothing here yet">
          <EmptyState
            level={3}
            title="No lists yet"
            text="A list keeps the experts for one matter together, with a stage and a private note for each, and can be shared by a link without the notes."
            action={<Button variant="primary">Make a list</Button>}
          />
        </Specimen>
        <Specimen title="Nothing found">
          <EmptyState level={3} title="No expert fits all three filters" text="Drop one of these:">
            <ul>
              {[
                ["Hawaii", "9 experts"],
                ["Punjabi", "4 experts"],
                ["Structural", "17 experts"],
              ].map(([filter, count]) => (
                <li
                  key={filter}
                  className="flex items-center justify-between border-t border-line py-2 touch:min-h-11 touch:py-0"
                >
                  <TextLink href="#waiting" className="touch:py-3">
                    {filter}
                  </TextLink>
                  <span className="tnum">{count}</span>
                </li>
              ))}
            </ul>
          </EmptyState>
        </Specimen>
        <Specimen title="Nothing to read">
          <EmptyState
            level={3}
            art="lamp"
            title="No article has these words"
            text="Try fewer words, or look through a category."
            action={<Button>All articles</Button>}
          />
        </Specimen>
        <Specimen title="Picture" note="Keeps its place until it has come.">
          <div className="aspect-[2/1] max-w-sm overflow-hidden rounded-card bg-sunken p-6">
            <Picture
              src="/favicon.svg"
              alt="The lamp of Peritus"
              width={240}
              height={120}
              className="size-full object-contain"
            />
          </div>
        </Specimen>
        <Specimen title="Right to left">
          <Card lang="ar" dir="rtl">
            <h4 className="font-serif text-20">أمينة الزهراء</h4>
            <p className="text-ink-2">مهندسة إنشائية؛ انهيار الرافعات وخطط الرفع</p>
            <TextInput
              className="mt-4"
              label="رقم القضية"
              name="docket-rtl"
              hint="كما تكتبه المحكمة."
              error="الرقم قصير جدا."
            />
          </Card>
        </Specimen>
      </PartSection>
    </>
  );
}
