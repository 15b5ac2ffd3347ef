import { escapeDataBlock, serializeDataBlock } from '../markup/escape-html.ts';
import type { Html } from '../markup/join-html.ts';
import { keepByObject } from '../memory/keep-by-object.ts';
import type { DocumentData, LoadedPayload } from './document-data.ts';

// Site, navigation, remotes and the view of the chrome are the same objects for many requests.
const serializeKept = keepByObject((value: object) => Buffer.from(serializeDataBlock(value)));

/** Writes the boot data for a data block: what serialising them whole would give, without repeating what stays the same. */
export function writeBootData({
  site,
  navigation,
  remotes,
  auth,
  page,
  chrome,
  ...rest
}: DocumentData): readonly Html[] {
  return writeObject(rest, {
    site: [serializeKept(site)],
    navigation: [serializeKept(navigation)],
    remotes: [serializeKept(remotes)],
    auth: [serializeKept(auth)],
    chrome: [serializeKept(chrome)],
    page: page === null ? ['null'] : writePayload(page),
  });
}

/** Writes a page payload, for a data block and for a navigation in the browser. */
export function writePayload({ chrome, request, result, ...rest }: LoadedPayload): readonly Html[] {
  const { site, ...restOfRequest } = request;
  const { dataJson, queryTags: _queryTags, ...restOfResult } = result;
  return writeObject(rest, {
    request: writeObject(restOfRequest, { site: [serializeKept(site)] }),
    result: writeObject(restOfResult, { data: [escapeDataBlock(dataJson)] }),
    chrome: [serializeKept(chrome)],
  });
}

/** An object of own members, at least one, and members that are written already. */
function writeObject(own: object, written: Readonly<Record<string, readonly Html[]>>): readonly Html[] {
  const members = Object.entries(written).flatMap(([name, json]) => [`,"${name}":`, ...json]);
  return [serializeDataBlock(own).slice(0, -1), ...members, '}'];
}
