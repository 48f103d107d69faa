import type { Schema } from "~/lib/api-types";

export type Block = Schema<"Block">;
export type BlockType = Block["type"];

export type BlockOf<Type extends BlockType> = Block extends infer One
  ? One extends { type: infer Known }
    ? Type extends Known
      ? One & { type: Type }
      : never
    : never
  : never;
