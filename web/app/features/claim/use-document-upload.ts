import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";

import { paths } from "~/lib/paths";

import { sendDocument, type ModeResult, type UploadProgress } from "./send-document";

export interface DocumentUpload {
  /** Null while idle. */
  progress: UploadProgress | null;
  result: ModeResult | null;
  /** Canceled, and not sent again yet. */
  cancelled: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  cancel: () => void;
}

/** Without script, the browser sends the form. */
export function useDocumentUpload(): DocumentUpload {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [result, setResult] = useState<ModeResult | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(form: FormData) {
    const run = new AbortController();
    running.current = run;
    setCancelled(false);
    setProgress({ sent: 0, total: 0, phase: "sending" });
    const outcome = await sendDocument(form, search, setProgress, run.signal);
    running.current = null;
    setProgress(null);
    if ("to" in outcome) return navigate(outcome.to);
    if ("cancelled" in outcome) return setCancelled(true);
    const { begun } = outcome.result;
    // The claim continues at its own URL with only the document.
    if (begun)
      return navigate(paths.verificationMode({ claim: begun.id }), {
        replace: true,
        state: { result: outcome.result },
      });
    setResult(outcome.result);
  }

  return {
    progress,
    result,
    cancelled,
    onSubmit: (event) => {
      event.preventDefault();
      if (running.current === null) void send(new FormData(event.currentTarget));
    },
    cancel: () => running.current?.abort(),
  };
}
