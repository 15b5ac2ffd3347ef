import type { InputSource } from './engine.ts';

/** Keys without a letter, as WebDriver writes them. */
export const keys = {
  arrowDown: '\uE015',
  arrowLeft: '\uE012',
  arrowUp: '\uE013',
  control: '\uE009',
  enter: '\uE007',
  escape: '\uE00C',
  shift: '\uE008',
} as const;

/** Types letters and keys one after the other. */
export function typeKeys(text: string): readonly InputSource[] {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Selects the whole text of the focused field. */
export function selectAll(): readonly InputSource[] {
  const actions = [
    { type: 'keyDown', value: keys.control },
    { type: 'keyDown', value: 'a' },
    { type: 'keyUp', value: 'a' },
    { type: 'keyUp', value: keys.control },
  ];
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Moves the mouse to a place of the window. */
const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x, y, duration: 0 });

/** Moves the mouse to a place of the window and presses it there, if asked to. */
export function useMouse(x: number, y: number, { isPressed = true } = {}): readonly InputSource[] {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', actions: [moveTo(x, y), ...(isPressed ? press : [])] }];
}
