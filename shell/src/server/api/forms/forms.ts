import { createHash } from 'node:crypto';
import { findBelowEndpoint } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { formEndpoint } from '@kmx/shared-contracts/endpoints/forms.ts';
import {
  type FormAnswer,
  type FormKind,
  type FormProblems,
  findFormProblems,
  formFields,
  formKinds,
  honeypotName,
} from '@kmx/shared-contracts/forms.ts';
import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import { checkFormToken, createFormToken } from '../../forms/form-token.ts';
import { resolvePageOfForm } from '../../forms/page-of-form.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { type FormBody, readFormBody } from '../../http/read-form-body.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { deriveSigningKey } from '../../secrets/signing-key.ts';
import { answerWithPage, createSeeOtherResponse } from './answer-with-page.ts';

interface Outcome {
  /** `early`: sent sooner than a person could fill it in; our own script waits and sends it again, unnoticed. */
  readonly status: 'sent' | 'early' | 'invalid' | 'failed';
  readonly code: number;
  readonly problems: FormProblems;
  readonly reference?: string;
}

const sent: Outcome = { status: 'sent', code: 200, problems: {} };
const fail = (code: number): Outcome => ({ status: 'failed', code, problems: {} });

/** Takes a form of the public site from a page or a program (PUB-024, PUB-029, PUB-032, PUB-106, D-23). */
export async function answerForm(context: RequestContext, shell: Shell): Promise<ShellResponse> {
  const { url } = context;
  const wanted = findBelowEndpoint(formEndpoint, url.pathname);
  const kind = formKinds.find((known) => known === wanted);
  if (kind === undefined) return createProblemResponse(404, 'There is no such form');
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Forms are taken from pages of this site only');
  const body = await readFormBody(context);
  const page = resolvePageOfForm(body?.values['page'], url);
  if (body === null || page === null) return createProblemResponse(400, 'This is not a form of this site');
  const values = pickValues(kind, body.values);
  const outcome = await takeForm(context, { kind, values, page, body }, shell);
  const key = deriveSigningKey(shell.configuration.EDITOR_SECRET, 'form-token');
  const { status, code, problems, reference } = outcome;
  const response: FormAnswer = { status, problems, reference, token: createFormToken(key) };
  if (!body.isNavigation) return createJsonResponse(code, response);
  if (status === 'sent') return createSeeOtherResponse(page, kind, reference);
  return answerWithPage(
    context,
    page,
    { kind, values, problems, status: status === 'early' ? 'failed' : status },
    code,
    shell,
  );
}

/** The fields of this form only, trimmed, with line breaks where a text may have several lines. */
function pickValues(kind: FormKind, source: FormBody['values']): Record<string, string> {
  return Object.fromEntries(
    formFields[kind].map(({ name, type }) => {
      const text = (source[name] ?? '').normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
      const controls = type === 'long-text' ? /[\u0000-\u0009\u000b-\u001f\u007f]/g : /[\u0000-\u001f\u007f]+/g;
      return [name, text.replaceAll(controls, ' ')];
    }),
  );
}

interface Sent {
  readonly kind: FormKind;
  readonly values: Readonly<Record<string, string>>;
  readonly page: URL;
  readonly body: FormBody;
}

async function takeForm(
  { clientAddress, log }: RequestContext,
  { kind, values, page, body }: Sent,
  { configuration, forms, limits }: Pick<Shell, 'configuration' | 'forms' | 'limits'>,
): Promise<Outcome> {
  if ((body.values[honeypotName] ?? '') !== '') {
    // A program that learns that it was found out tries another way.
    log.info({ kind }, 'a form was filled in by a program');
    return sent;
  }
  const problems = findFormProblems(kind, values);
  if (Object.keys(problems).length > 0) return { status: 'invalid', code: 422, problems };
  const formToken = body.values['formToken'] ?? '';
  const key = deriveSigningKey(configuration.EDITOR_SECRET, 'form-token');
  const state = checkFormToken(key, formToken);
  if (state === 'early') return { ...fail(422), status: 'early' };
  if (state !== 'valid') return fail(422);
  if ((await limits.forms.reserve(clientAddress)) > 0) return fail(429);
  try {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([kind, values, formToken]))
      .digest('base64url');
    const reference = await forms.submit({
      kind,
      values,
      language: findLanguage(page),
      page: page.href,
      fingerprint,
    });
    if (reference === null) return fail(422);
    return reference === '' ? sent : { ...sent, reference };
  } catch (error) {
    log.error({ err: error, kind }, 'a form could not be handed over');
    return fail(502);
  }
}

function findLanguage(page: URL): string {
  const language = page.pathname.split(/[/-]/)[1] ?? '';
  return isUiLanguage(language) ? language : 'en';
}
