import { useRef, useState, type PointerEvent } from "react";

import { largestZoom, moved, zoomed, zoomOf, type Crop } from "./crop";

/** CSS pixels. */
const stage = 192;
/** Steps of a slider. */
const steps = 100;

/** The picture below its round frame: drag it, or use the sliders. */
export function CropStage({
  source,
  crop,
  onCrop,
}: {
  source: string;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}) {
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const [held, setHeld] = useState(false);
  const scale = stage / crop.side;

  function onMove(event: PointerEvent) {
    const from = dragged.current;
    if (!from) return;
    dragged.current = { x: event.clientX, y: event.clientY };
    onCrop(moved(crop, (from.x - event.clientX) / scale, (from.y - event.clientY) / scale));
  }
  function onRelease() {
    dragged.current = null;
    setHeld(false);
  }
  const most = largestZoom(crop);
  const zoomStep = most > 1 ? ((zoomOf(crop) - 1) / (most - 1)) * steps : 0;
  const room = { across: crop.width - crop.side, down: crop.height - crop.side };
  return (
    <div className="flex flex-wrap items-center gap-5">
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
          setHeld(true);
        }}
        onPointerMove={onMove}
        onPointerUp={onRelease}
        onPointerCancel={onRelease}
        style={{ width: stage, height: stage, cursor: held ? "grabbing" : "grab" }}
        className="relative flex-none touch-none overflow-hidden rounded-full bg-plate select-none after:absolute after:inset-0 after:rounded-full after:inset-ring-2 after:inset-ring-accent"
      >
        <img
          src={source}
          alt="The part that shows"
          draggable={false}
          style={{
            width: crop.width * scale,
            height: crop.height * scale,
            transform: `translate(${-crop.left * scale}px, ${-crop.top * scale}px)`,
          }}
          className="max-w-none origin-top-left"
        />
      </div>
      <div className="grid min-w-48 flex-1 gap-3">
        <Slider
          label="Zoom"
          value={zoomStep}
          disabled={most === 1}
          onValue={(value) => onCrop(zoomed(crop, 1 + ((most - 1) * value) / steps))}
        />
        <Slider
          label="Left or right"
          value={room.across > 0 ? (crop.left / room.across) * steps : steps / 2}
          disabled={room.across <= 0}
          onValue={(value) => onCrop({ ...crop, left: (room.across * value) / steps })}
        />
        <Slider
          label="Up or down"
          value={room.down > 0 ? (crop.top / room.down) * steps : steps / 2}
          disabled={room.down <= 0}
          onValue={(value) => onCrop({ ...crop, top: (room.down * value) / steps })}
        />
      </div>
    </div>
  );
}

function Slider({
  label,
  value,
  disabled,
  onValue,
}: {
  label: string;
  value: number;
  disabled: boolean;
  onValue: (value: number) => void;
}) {
  return (
    <label className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3 text-13 text-muted">
      {label}
      <input
        type="range"
        min={0}
        max={steps}
        step={1}
        value={Math.round(value)}
        disabled={disabled}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
        className="h-6 w-full cursor-pointer accent-accent disabled:cursor-not-allowed disabled:opacity-50 touch:h-11"
      />
    </label>
  );
}
