import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";

type InquirySentProps = {
  reference: string;
  email: string;
  next: readonly string[];
};

/** Takes the focus from the form. */
export function InquirySent({ reference, email, next }: InquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div role="status" className="mt-5 rounded-card border border-line bg-surface p-6 md:p-8">
      <CircleCheck strokeWidth={1.5} className="size-9 text-success" />
      <h3 ref={heading} tabIndex={-1} className="mt-3 font-serif text-25 outline-none">
        Thank you. We received your message.
      </h3>
      <p className="mt-2">
        Your reference is{" "}
        <strong className="tnum font-semibold whitespace-nowrap">{reference}</strong>. We reply to{" "}
        <span className="break-words">{email}</span>.
      </p>
      <ol className="mt-5 grid gap-2.5 border-t border-line pt-5">
        {next.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="tnum w-4 flex-none text-muted">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
