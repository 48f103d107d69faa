import type { Schema } from "~/lib/api-types";

type Visibility = Schema<"SectionItem">["visibility"];

export const visibilityWords: Record<Visibility, string> = {
  public: "Public",
  attorneys: "Attorneys",
  private: "Private",
};

export const visibilities = (["public", "attorneys", "private"] as const).map((value) => ({
  value,
  label: visibilityWords[value],
}));
