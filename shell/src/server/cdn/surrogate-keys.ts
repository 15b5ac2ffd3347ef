import { createHash } from 'node:crypto';
import { isChromeTag, redirectsTag } from '../cache/content-tags.ts';
import { keepByObject } from '../memory/keep-by-object.ts';

/** On every answer that a CDN may hold because it is told of changes; files of releases and pictures have no keys. */
export const everythingKey = 'all';
/** On answers that have more keys than fit; each purge of content names it. */
const manyKey = 'many';

/** nginx takes headers of 4 kB in all unless it is told otherwise, and the others of a document have one. */
const maxHeaderLength = 1_500;

const maxPlainLength = 16;

/** A tag as a word of a header: short ones as they are, all others as a hash. */
function writeKey(tag: string): string {
  if (tag.length <= maxPlainLength && /^[\w:.-]+$/.test(tag)) return tag;
  return `~${createHash('sha256').update(tag).digest('base64url').slice(0, 11)}`;
}

/** Tags that are dropped by name. Those of a whole service are not, and the chrome is compared instead. */
function isPurged(tag: string): boolean {
  return (tag.startsWith('content:') || tag.startsWith('site:')) && tag !== redirectsTag && !isChromeTag(tag);
}

/** The keys of an answer, as a header. The list of its tags must not change: the result is kept with it. */
export const writeSurrogateKeys = keepByObject((tags: readonly string[]): string => {
  const keys = [everythingKey, ...new Set(tags.filter(isPurged).map(writeKey))].join(' ');
  return keys.length > maxHeaderLength ? `${everythingKey} ${manyKey}` : keys;
});

/** The keys of all answers that a change of these tags may concern. */
export function listPurgeKeys(tags: Iterable<string>): readonly string[] {
  return [...new Set([...[...tags].filter(isPurged).map(writeKey), manyKey])];
}
