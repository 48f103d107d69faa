import { Button } from "~/components/ui/button";
import { Progress } from "~/components/ui/figure/progress";

import type { DocumentUpload } from "./use-document-upload";

/** While sending, shows progress and a way to cancel. */
export function UploadBar({ upload }: { upload: DocumentUpload }) {
  const { progress, cancelled } = upload;
  return (
    <div className="grid gap-3">
      {progress ? (
        <div className="rounded-control border border-line bg-sunken px-3.5 py-3">
          <Progress
            label={
              progress.phase === "sending" ? "Sending the document" : "Sent. Checking the file"
            }
            value={progress.phase === "reading" ? undefined : progress.sent}
            max={progress.total || 1}
            text={
              progress.phase === "reading" ? undefined : sentInWords(progress.sent, progress.total)
            }
            visible
          />
        </div>
      ) : null}
      <div className="grid gap-2 sm:flex">
        <Button type="submit" variant="primary" full pending={progress !== null}>
          {progress ? "Sending the document" : cancelled ? "Send again" : "Send for review"}
        </Button>
        {progress?.phase === "sending" ? (
          <Button onClick={upload.cancel} className="sm:flex-none">
            Stop sending
          </Button>
        ) : null}
      </div>
      {/* In steps, so that screen readers can finish. */}
      <p role="status" className={cancelled ? "text-13 text-muted" : "sr-only"}>
        {cancelled
          ? "Canceled. Nothing was sent, and your entries are still here."
          : progress
            ? spoken(upload.progress)
            : ""}
      </p>
    </div>
  );
}

const steps = 4;

function spoken(progress: DocumentUpload["progress"]): string {
  if (!progress) return "";
  if (progress.phase === "reading") return "Your document was sent and is being checked.";
  const quarter = progress.total === 0 ? 0 : Math.floor((progress.sent / progress.total) * steps);
  return quarter === 0 ? "Sending the document." : `${(100 / steps) * quarter}% sent.`;
}

/** '3.2 of 8.4 MB, 38%'. */
export function sentInWords(sent: number, total: number): string {
  if (total === 0) return "0%";
  const percent = `${Math.floor((sent / total) * 100)}%`;
  if (total < 100_000) return percent;
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return `${megabytes(sent)} of ${megabytes(total)} MB, ${percent}`;
}
