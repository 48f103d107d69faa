import { Link2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { useHydrated } from "~/components/ui/hydrated";

const look =
  "inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line-2 bg-surface px-3 text-13 font-550 text-ink no-underline hover:border-edge hover:bg-sunken touch:min-h-11";

/** Plain links, so other sites learn nothing from readers who don't follow them. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const hydrated = useHydrated();
  const elsewhere = [
    { name: "Email", href: `mailto:?${mailQuery(title, url)}` },
    {
      name: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
    },
    { name: "X", href: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}` },
  ];
  return (
    <ul aria-label="Share this article" data-print="hide" className="flex flex-wrap gap-2">
      {hydrated ? (
        <li>
          <CopyLink url={url} />
        </li>
      ) : null}
      {elsewhere.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener noreferrer" className={look}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Mail programs don't decode plus, so spaces are %20. */
function mailQuery(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

const said = { ready: "Copy link", copied: "Link copied", refused: "Not copied" } as const;

function CopyLink({ url }: { url: string }) {
  const [state, setState] = useState<keyof typeof said>("ready");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  async function onCopy() {
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setState(copied ? "copied" : "refused");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState("ready"), 3000);
  }
  return (
    <button type="button" onClick={() => void onCopy()} className={`cursor-pointer ${look}`}>
      <Link2 className="size-4" />
      <span role="status">{said[state]}</span>
    </button>
  );
}
