import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ContentToken } from '../configuration/content-tokens.ts';
import { type ContentAccess, createContentAccess } from './access/content-access.ts';
import { type Stage, stages } from './model/content-document.ts';
import { createRequestError } from './schema/reading/content-request.ts';

/** Grants and preferences from the headers of a request. */
export interface ContentHeaders {
  readonly access: ContentAccess;
  readonly stage: Stage;
  readonly locales: readonly string[];
  /** Of `x-expected-revision`, a header of ours. */
  readonly expectedRevision: number | null;
}

function isSameToken(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(left), hash(right));
}

function readHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

/** The token of a request; status 401 when it is none of ours (HY-02, HY-81). */
export function findToken(headers: IncomingHttpHeaders, tokens: readonly ContentToken[]): ContentToken {
  const text = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  // Compares with all of them, so that timing reveals nothing about a near match.
  const found = tokens.filter(({ token }) => isSameToken(text, token))[0];
  if (found === undefined) throw createRequestError(401, 'token is not valid');
  return found;
}

/** Reads stage and locale headers (HY-03) together with a token's grants; status 400 for an unknown stage or locale (HY-35). */
export function parseContentHeaders(
  headers: IncomingHttpHeaders,
  token: ContentToken,
  knownLocales: readonly [string, ...string[]],
): ContentHeaders {
  const access = createContentAccess(token);
  const stageText = readHeader(headers, 'gcms-stage') ?? access.defaultStage;
  const stage = stages.find((candidate) => candidate === stageText);
  if (stage === undefined) throw createRequestError(400, `stage "${stageText}" is not known`);
  const parts = (readHeader(headers, 'gcms-locales') ?? '').split(',').map((part) => part.trim());
  const locales = parts.filter((part) => part !== '');
  const unknown = locales.find((locale) => !knownLocales.includes(locale));
  if (unknown !== undefined) throw createRequestError(400, `locale "${unknown}" is not known`);
  const revisionText = readHeader(headers, 'x-expected-revision');
  if (revisionText !== undefined && !/^[1-9]\d{0,8}$/.test(revisionText)) {
    throw createRequestError(400, 'x-expected-revision is not a revision');
  }
  const expectedRevision = revisionText === undefined ? null : Number(revisionText);
  return { access, stage, expectedRevision, locales: locales.length === 0 ? [knownLocales[0]] : locales };
}
