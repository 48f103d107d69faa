import { Paperclip, RotateCw, X } from "lucide-react";
import { useId, useRef } from "react";

import { FieldError } from "~/components/ui/field";
import { Progress } from "~/components/ui/figure/progress";
import { IconButton, iconButtonClass } from "~/components/ui/icon-button";
import { sizeText } from "~/lib/format/number";

import { acceptedFiles, filesHint } from "./limits";
import type { UploadState } from "./uploads";
import type { Files } from "./use-files";

/** Opens the browser's list of files. Without script, the browser's own control shows. */
export function AttachButton({ files }: { files: Files }) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  return (
    <>
      <label
        title={`Attach files. ${filesHint}`}
        className={`${iconButtonClass} relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent noscript:flex noscript:size-auto noscript:min-w-0 noscript:gap-2`}
      >
        <Paperclip aria-hidden="true" className="noscript:hidden" />
        <span className="sr-only noscript:not-sr-only noscript:text-13">Attach files</span>
        <input
          ref={input}
          type="file"
          name="file"
          multiple
          accept={acceptedFiles}
          aria-describedby={files.problem ? `files-problem ${hint}` : hint}
          onChange={({ currentTarget }) => {
            files.add(currentTarget.files ?? []);
            currentTarget.value = "";
          }}
          className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:w-56 noscript:min-w-0 noscript:text-13 noscript:opacity-100"
        />
      </label>
      <span id={hint} className="sr-only noscript:not-sr-only noscript:text-13 noscript:text-muted">
        {filesHint}
      </span>
    </>
  );
}

/** The files of the message that is being written. */
export function ChosenFiles({ files }: { files: Files }) {
  return (
    <>
      {files.chosen.length > 0 ? (
        <ul aria-label="Attached files" className="mt-2 grid gap-2">
          {files.chosen.map((one) => {
            const { key, name, size, state } = one;
            const busy =
              state.is === "waiting" || state.is === "sending" || state.is === "checking";
            return (
              <li
                key={key}
                className="flex items-center gap-2.5 rounded-control border border-line bg-sunken py-1 pr-1 pl-3"
              >
                <Paperclip aria-hidden="true" className="size-4 flex-none text-muted" />
                <div className="min-w-0 flex-1">
                  <p className="truncate text-13">
                    <bdi className="font-550">{name}</bdi>{" "}
                    <span className="tnum text-muted">{sizeText(size)}</span>
                  </p>
                  {busy ? (
                    <Progress
                      label={`Uploading ${name}`}
                      value={state.is === "sending" ? state.sent : undefined}
                      max={state.is === "sending" ? state.total || 1 : 1}
                      className="mt-1 mb-0.5"
                    />
                  ) : null}
                  {state.is === "refused" ? (
                    <p role="alert" className="text-13 text-danger">
                      {state.detail}
                    </p>
                  ) : state.is === "failed" ? (
                    <p role="alert" className="text-13 text-danger">
                      Not uploaded yet. It’s tried again when you send the message.
                    </p>
                  ) : null}
                </div>
                {state.is === "failed" ? (
                  <IconButton
                    label={`Upload ${name} again`}
                    icon={<RotateCw />}
                    onClick={() => files.retry(one)}
                  />
                ) : null}
                <IconButton
                  label={busy ? `Cancel uploading ${name}` : `Remove ${name}`}
                  icon={<X />}
                  onClick={({ currentTarget }) => {
                    focusNext(currentTarget);
                    files.remove(one);
                  }}
                />
              </li>
            );
          })}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {spoken(files.chosen)}
      </p>
      {files.problem ? <FieldError id="files-problem">{files.problem}</FieldError> : null}
    </>
  );
}

/**
 * Moves the focus from a file that goes away to the next one's last button, or the one before, or the
 * control that attaches files.
 */
function focusNext(button: HTMLElement): void {
  const item = button.closest("li");
  const sibling = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    sibling?.querySelector<HTMLElement>("button:last-of-type") ??
    button.closest("form")?.querySelector<HTMLElement>('input[type="file"]');
  next?.focus();
}

function spoken(chosen: readonly { state: UploadState }[]): string {
  if (chosen.length === 0) return "";
  const done = chosen.filter(({ state }) => state.is === "done").length;
  return `${done} of ${chosen.length} files uploaded.`;
}
