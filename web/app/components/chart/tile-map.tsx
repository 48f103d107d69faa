import { Link } from "@remix-run/react";
import { type KeyboardEvent, useId } from "react";

import { type HeatStep, heatStep } from "~/components/chart/heat";
import { gridColumns, gridRows, type TilePlace, usTiles } from "~/components/chart/us-tiles";
import { numberText } from "~/lib/format/number";

export type TileValue = {
  /** Two-letter postal code. Codes outside the grid are not drawn. */
  code: string;
  count: number;
  selected?: boolean;
  /** Without it, the tile is not a link. */
  href?: string;
};

type Props = {
  /** For screen readers. */
  label: string;
  values: readonly TileValue[];
  /** One and several: `["expert", "experts"]`. */
  unit: readonly [one: string, several: string];
  /** Following a tile keeps the scroll position. */
  keepsPlace?: boolean;
};

const ground: Record<HeatStep, string> = {
  0: "bg-heat-0 text-on-heat-0",
  1: "bg-heat-1 text-on-heat-1",
  2: "bg-heat-2 text-on-heat-2",
  3: "bg-heat-3 text-on-heat-3",
  4: "bg-heat-4 text-on-heat-4",
};

const columns = [
  "col-start-1",
  "col-start-2",
  "col-start-3",
  "col-start-4",
  "col-start-5",
  "col-start-6",
  "col-start-7",
  "col-start-8",
  "col-start-9",
  "col-start-10",
  "col-start-11",
];
const rows = [
  "row-start-1",
  "row-start-2",
  "row-start-3",
  "row-start-4",
  "row-start-5",
  "row-start-6",
  "row-start-7",
  "row-start-8",
];

/**
 * The states as equal tiles, darker where the count is higher. Arrow keys move between linked
 * tiles, and a link before the first skips them all. Tiles are smaller than a finger, so put a list
 * of the same values beside the map.
 */
export function TileMap({ label, values, unit, keepsPlace = false }: Props) {
  const end = useId();
  const byCode = new Map(values.map((value) => [value.code, value]));
  const most = Math.max(0, ...usTiles.map((tile) => byCode.get(tile.code)?.count ?? 0));
  const leads = usTiles.some((tile) => byCode.get(tile.code)?.href !== undefined);

  return (
    <div className="relative">
      {leads ? (
        <a
          href={`#${end}`}
          className="sr-only focus:not-sr-only focus:absolute focus:start-8 focus:top-0 focus:z-10 focus:bg-surface focus:px-2 focus:py-1 focus:text-13"
        >
          Skip the map
        </a>
      ) : null}
      {/* Arrow keys are a shortcut among links that Tab reaches as well. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        aria-label={label}
        onKeyDown={leads ? moveByArrow : undefined}
        className="grid w-full grid-cols-11 grid-rows-8 gap-[2px]"
      >
        {usTiles.map((tile) => {
          const value = byCode.get(tile.code) ?? { code: tile.code, count: 0 };
          return (
            <li key={tile.code} className={`${columns[tile.column]} ${rows[tile.row]}`}>
              <Tile
                tile={tile}
                value={value}
                step={heatStep(value.count, most)}
                unit={unit}
                keepsPlace={keepsPlace}
              />
            </li>
          );
        })}
      </ul>
      <span id={end} tabIndex={-1} />
    </div>
  );
}

function Tile({
  tile,
  value,
  step,
  unit,
  keepsPlace,
}: {
  tile: TilePlace;
  value: TileValue;
  step: HeatStep;
  unit: Props["unit"];
  keepsPlace: boolean;
}) {
  const counted = `${tile.name}, ${value.count === 0 ? `no ${unit[1]}` : `${numberText(value.count)} ${value.count === 1 ? unit[0] : unit[1]}`}`;
  const look = `flex aspect-square items-center justify-center rounded-[3px] text-[9px] leading-none select-none ${ground[step]} ${value.selected ? "font-semibold outline-2 -outline-offset-2 outline-ink" : "font-medium"}`;
  if (value.href === undefined) {
    return (
      <span className={look} title={counted}>
        <span aria-hidden="true">{tile.code}</span>
        <span className="sr-only">{counted}</span>
      </span>
    );
  }
  return (
    <Link
      to={value.href}
      discover="none"
      preventScrollReset={keepsPlace}
      aria-label={value.selected ? `${counted}, chosen. Remove` : counted}
      title={counted}
      data-column={tile.column}
      data-row={tile.row}
      className={`${look} no-underline hover:ring-2 hover:ring-accent focus-visible:z-10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent`}
    >
      {tile.code}
    </Link>
  );
}

const steps: Record<string, readonly [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function moveByArrow(event: KeyboardEvent<HTMLUListElement>) {
  const step = steps[event.key];
  const from = event.target instanceof HTMLElement ? placeOf(event.target) : null;
  if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-column]")];
  let nearest: HTMLElement | null = null;
  let shortest = gridColumns * gridRows;
  for (const tile of tiles) {
    const to = placeOf(tile);
    if (!to) continue;
    const along = (to.column - from.column) * step[0] + (to.row - from.row) * step[1];
    const aside =
      Math.abs((to.column - from.column) * step[1]) + Math.abs((to.row - from.row) * step[0]);
    // Prefers tiles straight ahead.
    const distance = along + aside * 3;
    if (along > 0 && distance < shortest) {
      shortest = distance;
      nearest = tile;
    }
  }
  if (!nearest) return;
  event.preventDefault();
  nearest.focus();
}

function placeOf(element: HTMLElement): { column: number; row: number } | null {
  const { column, row } = element.dataset;
  return column === undefined || row === undefined
    ? null
    : { column: Number(column), row: Number(row) };
}
