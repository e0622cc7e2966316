import { type PointerEvent, useRef } from 'react';

/** px, less is a tap. */
const MIN_DISTANCE = 40;

/** Attributes of an element with `touch-action: pan-y`, across which a finger swipes: `turn` gets 1 to the left, -1 to the right. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      // A second finger zooms.
      start.current = isPrimary && pointerType !== 'mouse' ? { x, y } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const { current: from } = start;
      start.current = null;
      if (from === null) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) >= MIN_DISTANCE && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
