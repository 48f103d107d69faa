import { Monitor, Moon, Sun } from "lucide-react";
import { useState, type FormEvent } from "react";
import { buttonClass } from "../button";
import { iconButtonClass } from "../icon-button";
import { showToast } from "../toast/toast";

/** Null follows the device. */
type Theme = "light" | "dark" | null;

const order: readonly Theme[] = [null, "light", "dark"];

function wordsFor(theme: Theme): string {
  return theme ?? "as the device";
}

function Icon({ theme }: { theme: Theme }) {
  const Shape = theme === "light" ? Sun : theme === "dark" ? Moon : Monitor;
  return <Shape />;
}

type ThemeToggleProps = {
  theme: Theme;
  /** Receives `theme` = light, dark, or system. */
  action?: string;
  labeled?: boolean;
};

/**
 * Cycles through device, light, and dark. With script, the page changes at once and the choice is
 * posted in the background.
 */
export function ThemeToggle({ theme, action = "/theme", labeled = false }: ThemeToggleProps) {
  const [chosen, setChosen] = useState(theme);
  const next = order[(order.indexOf(chosen) + 1) % order.length] ?? null;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChosen(next);
    if (next === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    const body = new URLSearchParams({ theme: next ?? "system" });
    fetch(action, { method: "POST", body, redirect: "manual" }).catch(() =>
      showToast("error", "We couldn’t save your theme for your next visit."),
    );
  }

  return (
    <form method="post" action={action} onSubmit={onSubmit} className="inline-flex">
      <button
        type="submit"
        name="theme"
        value={next ?? "system"}
        title={`Theme: ${wordsFor(chosen)}`}
        aria-label={`Theme: ${wordsFor(chosen)}. Change to ${wordsFor(next)}`}
        className={labeled ? buttonClass({ variant: "secondary" }) : iconButtonClass}
      >
        <Icon theme={chosen} />
        {labeled ? <span>Theme: {wordsFor(chosen)}</span> : null}
      </button>
    </form>
  );
}
