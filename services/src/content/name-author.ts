import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ContentToken } from '../configuration/content-tokens.ts';
import type { ContentHeaders } from './parse-content-headers.ts';
import type { PublishingContext } from './publishing/publishing-context.ts';
import { createSystemEntry } from './store/system-entries.ts';

const authorHeader = 'x-author';
const maxNameLength = 60;

function readName(headers: IncomingHttpHeaders): string | null {
  const text = headers[authorHeader];
  if (typeof text !== 'string') return null;
  try {
    const name = decodeURIComponent(text).trim();
    return name === '' || name.length > maxNameLength || /\p{C}/u.test(name) ? null : name;
  } catch {
    return null;
  }
}

/** Id of the User entry of a person who is known by name alone. */
export function createAuthorId(name: string): string {
  return `user-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
}

/**
 * Id of the User entry for the person in `x-author` (percent-encoded), created if new; null without a readable name and
 * for tokens that may not name a person.
 */
export async function findAuthor(
  { store, database, write }: PublishingContext,
  { mayNameAuthors }: Pick<ContentToken, 'mayNameAuthors'>,
  headers: IncomingHttpHeaders,
): Promise<string | null> {
  const name = mayNameAuthors ? readName(headers) : null;
  if (name === null) return null;
  const id = createAuthorId(name);
  if ((await store.find('User', 'DRAFT', id)) === undefined) {
    await write(async () => {
      await createSystemEntry(database, 'User', { name, kind: 'MEMBER', isActive: true }, id);
      return { result: null, changed: [id] };
    });
  }
  return id;
}

/** Records changes of the request under the named person, otherwise under the token. */
export async function nameAuthor(
  publishing: PublishingContext,
  token: Pick<ContentToken, 'mayNameAuthors'>,
  headers: IncomingHttpHeaders,
  parsed: ContentHeaders,
): Promise<ContentHeaders> {
  const author = await findAuthor(publishing, token, headers);
  return author === null ? parsed : { ...parsed, access: { ...parsed.access, author } };
}
