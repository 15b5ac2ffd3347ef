/** Resolves the option an arrow key moves to, wrapping around; -1 is the field itself, which is a stop too, so that typing can continue. */
export function resolveNextOption(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1;
  return ((active + 1 + step + stops) % stops) - 1;
}
