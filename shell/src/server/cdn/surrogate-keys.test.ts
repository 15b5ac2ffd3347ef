import { expect, it } from 'vitest';
import { everythingKey, listPurgeKeys, writeSurrogateKeys } from './surrogate-keys.ts';

const readKeys = (tags: readonly string[]) => writeSurrogateKeys(tags).split(' ');

it('HY-86 an answer has a key for each entry, list and site that it is made of, and one that all answers have', () => {
  expect(readKeys(['content', 'catalogue', 'content:Page', 'site:main', 'content:Page'])).toEqual([
    'all',
    'content:Page',
    'site:main',
  ]);
  expect(readKeys([])).toEqual([everythingKey]);
});

it('long tags, and those that a header cannot hold, become short words that no other tag becomes', () => {
  const tags = [
    'content:cm3x8r1n0000008l4h1c2d5e9',
    'content:Page/slug=über uns',
    'content:Page/slug=a b',
    'content:a,b',
  ];
  const keys = readKeys(tags).slice(1);
  expect(new Set(keys).size).toBe(tags.length);
  for (const key of keys) expect(key).toMatch(/^~[\w-]{11}$/);
});

it('HY-86 a purge names every key that an answer has for the same tag', () => {
  const tags = ['content:Page', 'content:cm3x8r1n0000008l4h1c2d5e9', 'content:Page/slug=a b', 'site:main'];
  for (const tag of tags) {
    const [, key] = readKeys([tag]);
    expect(listPurgeKeys([tag])).toContain(key);
  }
});

it('HY-86 an answer whose keys do not fit has one instead that each purge names', () => {
  const tags = Array.from({ length: 200 }, (_, index) => `content:entry-number-${index}`);
  const header = writeSurrogateKeys(tags);
  expect(header).toBe('all many');
  expect(listPurgeKeys(['content:of-anything'])).toContain('many');
  const some = writeSurrogateKeys(tags.slice(0, 100));
  expect(some.split(' ')).toHaveLength(101);
  expect(some.length).toBeLessThanOrEqual(1_500);
});

it('what is no key of any answer is not purged: the parts of the chrome and the redirects', () => {
  expect(listPurgeKeys(['content:chrome', 'content:chrome/Page', 'content:redirects', 'content'])).toEqual(['many']);
});
