/** Resolves which of count entries an arrow key moves to from the current one; undefined for every other key. */
// @ts-nocheck

export function resolveNextTab(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
