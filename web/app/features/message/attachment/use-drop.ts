import { useRef, useState, type DragEvent } from "react";

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/** Takes files that are dropped on an element. */
export function useDrop(onFiles: ((files: FileList) => void) | null) {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  if (onFiles === null) return { over: false, handlers: {} };
  return {
    over,
    handlers: {
      onDragEnter(event: DragEvent) {
        if (!holdsFiles(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragOver(event: DragEvent) {
        if (holdsFiles(event)) event.preventDefault();
      },
      onDragLeave(event: DragEvent) {
        if (!holdsFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        leave();
        onFiles(event.dataTransfer.files);
      },
    },
  };
}
