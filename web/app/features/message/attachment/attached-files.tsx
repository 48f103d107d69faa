import { FileImage, FileSpreadsheet, FileText } from "lucide-react";

import { classNames } from "~/components/ui/class-names";
import { textLinkClass } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { sizeText } from "~/lib/format/number";

type Attachment = Schema<"MessageAttachment">;

const kinds: Record<Attachment["kind"], { Icon: typeof FileText; name: string }> = {
  pdf: { Icon: FileText, name: "PDF" },
  docx: { Icon: FileText, name: "Word" },
  xlsx: { Icon: FileSpreadsheet, name: "Excel" },
  jpeg: { Icon: FileImage, name: "JPEG" },
  png: { Icon: FileImage, name: "PNG" },
};

export const kindName = (kind: Attachment["kind"]): string => kinds[kind].name;

export function FileIcon({ kind, className }: { kind: Attachment["kind"]; className?: string }) {
  const { Icon } = kinds[kind];
  return <Icon aria-hidden="true" className={classNames("size-4 flex-none", className)} />;
}

/** Files are downloaded, never opened in the browser. */
export function AttachedFiles({
  files,
  hrefOf,
  className,
}: {
  files: readonly Attachment[];
  hrefOf: (id: string) => string;
  className?: string;
}) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className={classNames("grid gap-1.5", className)}>
      {files.map((file) => (
        <li key={file.id} className="flex items-start gap-2">
          <FileIcon kind={file.kind} className="mt-1 text-muted" />
          <span className="min-w-0">
            <a
              href={hrefOf(file.id)}
              download
              className={`${textLinkClass} [overflow-wrap:anywhere] touch:inline-block touch:py-1.5`}
            >
              <bdi>{file.name}</bdi>
            </a>
            <span className="tnum block text-13 text-muted">
              {kindName(file.kind)}, {sizeText(file.size)}
              {file.version > 1 ? `, version ${file.version}` : ""}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
