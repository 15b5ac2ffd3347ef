import { type RefObject, useEffect } from 'react';

/** Closes an open element on Escape and on a press outside its box; reports Escape separately so that focus can return. */
export function useDismissal(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    const handlePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onDismiss('outside');
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [box, isOpen, onDismiss]);
}
