import { Check, CircleAlert, Info, ShieldCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

type NoteTone = "neutral" | "accent" | "brass" | "success" | "warning" | "danger";

const tones: Record<NoteTone, { box: string; icon: string; Icon: typeof Info }> = {
  neutral: { box: "border-line bg-surface", icon: "text-muted", Icon: Info },
  accent: { box: "border-transparent bg-accent-tint", icon: "text-accent", Icon: Info },
  brass: { box: "border-transparent bg-brass-tint", icon: "text-brass", Icon: ShieldCheck },
  success: { box: "border-transparent bg-success-tint", icon: "text-success", Icon: Check },
  warning: { box: "border-transparent bg-warning-tint", icon: "text-warning", Icon: TriangleAlert },
  danger: { box: "border-danger bg-danger-tint", icon: "text-danger", Icon: CircleAlert },
};

export function Note({
  tone = "neutral",
  title,
  children,
  role,
  className,
}: {
  tone?: NoteTone;
  title?: string;
  children?: ReactNode;
  role?: "status" | "alert" | "note";
  className?: string;
}) {
  const { box, icon, Icon } = tones[tone];
  return (
    <div
      role={role}
      className={classNames("flex gap-3 rounded-control border px-3.5 py-3", box, className)}
    >
      <Icon className={classNames("mt-px size-5 flex-none", icon)} />
      <div className="min-w-0">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? "text-13" : undefined}>{children}</div> : null}
      </div>
    </div>
  );
}
