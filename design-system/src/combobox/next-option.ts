/** Resolves the option an arrow moves to, round the list; -1 is the field itself, a stop too, so that one can type on. */
export function resolveNextOption(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1;
  return ((active + 1 + step + stops) % stops) - 1;
}
