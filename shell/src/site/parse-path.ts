export interface ParsedPath {
  /** Segments in one canonical percent-encoding, so that a page has one URL. */
  readonly encoded: readonly string[];
  readonly decoded: readonly string[];
  /** Whether the path has no repeated or trailing slash and the canonical encoding (SRV-001). */
  readonly isNormal: boolean;
}

/** Splits a URL path into segments; null when an escape is malformed or hides a control character. */
export function parsePath(pathname: string): ParsedPath | null {
  const decoded: string[] = [];
  for (const segment of pathname.split('/').filter((part) => part !== '')) {
    const text = decodeSegment(segment);
    if (text === null) return null;
    decoded.push(text);
  }
  const encoded = decoded.map(encodeSegment);
  return { encoded, decoded, isNormal: pathname === joinPath(encoded) };
}

/** Path of the segments without a trailing slash; `/` for none. */
export function joinPath(segments: readonly string[]): string {
  return `/${segments.join('/')}`;
}

/** Percent-encodes one path segment; characters allowed in a path stay readable. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}

function decodeSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
