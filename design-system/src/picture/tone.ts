/** Resolves the placeholder tone, 0 (black) to 7 (white), from a dominant colour as #rrggbb; undefined if it is invalid. */
export function resolveTone(color: string | undefined): number | undefined {
  const parts = color?.match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16));
  return Math.round(((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * 7);
}
