/** Shorter parts of a path are no secret; ids, tokens and hashes are longer. */
const suspicious = /[^/]{20,}|@|%40/i;
const hidden = '…';

/** Words of a title, country codes, product numbers: readable segments of an address. */
const word = /^(?:[\p{Lu}\p{Lo}]?[\p{Ll}\p{Lo}\p{M}]{0,29}|\p{Lu}{1,6}|[\p{L}\p{N}]{1,6})$/u;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function isReadable(segment: string): boolean {
  const text = decode(segment);
  if (text.includes('@')) return false;
  return text.length < 20 || text.split(/[-_.~]/).every((part) => word.test(part));
}

/** The path of an address in loggable form: without query, and with `…` for anything that looks like a token, an id or a mail address. */
export function createLoggablePath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (!suspicious.test(path)) return path.slice(0, 200);
  const segments = path.split('/').map((segment) => (isReadable(segment) ? segment : hidden));
  return segments.join('/').slice(0, 200);
}
