import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ServicesConfiguration } from '../configuration.ts';
import { createRequestError } from './schema/content-request.ts';
import { type Stage, stages } from './store/content-document.ts';

/** What the headers of a request grant and prefer. */
export interface ContentHeaders {
  readonly mayReadDrafts: boolean;
  readonly stage: Stage;
  readonly locales: readonly string[];
}

function isSameToken(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(left), hash(right));
}

function readHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

/** Reads token, stage and locale headers (HY-02, HY-03); status 401 without a valid token, 400 for an unknown stage or locale. */
export function parseContentHeaders(
  headers: IncomingHttpHeaders,
  configuration: ServicesConfiguration,
  knownLocales: readonly [string, ...string[]],
): ContentHeaders {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const mayReadDrafts = isSameToken(token, configuration.contentDraftToken);
  if (!mayReadDrafts && !isSameToken(token, configuration.contentToken))
    throw createRequestError(401, 'token is not valid');
  const stageText = readHeader(headers, 'gcms-stage') ?? 'PUBLISHED';
  const stage = stages.find((candidate) => candidate === stageText);
  if (stage === undefined) throw createRequestError(400, `stage "${stageText}" is not known`);
  const parts = (readHeader(headers, 'gcms-locales') ?? '').split(',').map((part) => part.trim());
  const locales = parts.filter((part) => part !== '');
  const unknown = locales.find((locale) => !knownLocales.includes(locale));
  if (unknown !== undefined) throw createRequestError(400, `locale "${unknown}" is not known`);
  return { mayReadDrafts, stage, locales: locales.length === 0 ? [knownLocales[0]] : locales };
}
