import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger must travel sideways to turn the picture. */
const swipeDistance = 40;

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
}

/** Turns on a swipe by finger or pen; vertical movement still scrolls the page. */
export function useSwipe(onTurn: (step: 1 | -1) => void): SwipeHandlers {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }) => {
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const across = clientX - from.x;
      if (Math.abs(across) < swipeDistance || Math.abs(across) < Math.abs(clientY - from.y)) return;
      onTurn(across < 0 ? 1 : -1);
    },
  };
}
