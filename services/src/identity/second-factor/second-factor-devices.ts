import * as v from 'valibot';
import { createEnrolmentAddress } from '../credentials/one-time-code.ts';
import { isFresh } from '../protocol/provider-session.ts';
import { sendAmError, sendJson } from '../request/http-answer.ts';
import { resolvePageLanguage } from '../request/resolve-language.ts';
import type { OwnRequest } from '../request/self-service.ts';
import { confirmEnrolment, resetSecondFactor } from './change-second-factor.ts';
import {
  beginEnrolment,
  countRecoveryCodes,
  createRecoveryCodes,
  loadSecondFactor,
  openSecret,
} from './second-factor.ts';

const codeSchema = v.object({ code: v.pipe(v.string(), v.maxLength(32)) });

async function listDevices({ context, exchange, account, session }: OwnRequest): Promise<void> {
  const factor = await loadSecondFactor(context.database, account.id);
  const isOn = factor !== undefined && factor.confirmed_at !== null;
  const device = isOn
    ? [{ _id: factor.device_id, uuid: factor.device_id, createdDate: factor.created_at.getTime() }]
    : [];
  const result = await Promise.all(
    device.map(async (entry) => ({
      ...entry,
      deviceName: 'OATH Device',
      recoveryCodesLeft: await countRecoveryCodes(context.database, account.id),
    })),
  );
  const isPasswordNeeded = !isFresh(session);
  sendJson(exchange.response, 200, { result, resultCount: result.length, reauthenticationRequired: isPasswordNeeded });
}

async function enrol({ context, exchange, account }: OwnRequest): Promise<void> {
  const factor = await beginEnrolment(context, account.id);
  if (factor === null) return sendAmError(exchange.response, 409, 'Conflict', 'There is a device already.');
  const secret = openSecret(context, factor) ?? '';
  sendJson(exchange.response, 200, { secret, otpauth: createEnrolmentAddress(secret, account.email) });
}

async function confirm({ context, exchange, account, body }: OwnRequest): Promise<void> {
  const { response } = exchange;
  const given = v.safeParse(codeSchema, body);
  if (!given.success) return sendAmError(response, 400, 'Bad Request', 'code is missing.');
  const factor = await loadSecondFactor(context.database, account.id);
  if (factor === undefined || factor.confirmed_at !== null) {
    return sendAmError(response, 409, 'Conflict', 'There is nothing to confirm.');
  }
  const entered = { account, factor, code: given.output.code };
  const result = await confirmEnrolment(context, entered, resolvePageLanguage(exchange));
  if (result.kind === 'wrong') return sendAmError(response, 403, 'Forbidden', 'The code is wrong.');
  if (result.kind === 'throttled') {
    response.setHeader('Retry-After', String(result.retryAfterSeconds));
    return sendAmError(response, 429, 'Too Many Requests', 'Too many attempts');
  }
  sendJson(response, 200, { result: true, recoveryCodes: result.codes });
}

async function replaceCodes({ context, exchange, account }: OwnRequest): Promise<void> {
  const factor = await loadSecondFactor(context.database, account.id);
  if ((factor?.confirmed_at ?? null) === null) {
    return sendAmError(exchange.response, 409, 'Conflict', 'There is no device.');
  }
  sendJson(exchange.response, 200, { recoveryCodes: await createRecoveryCodes(context.database, account.id) });
}

/**
 * The second factor of the signed-in person on AM's URL: GET lists, `_action` reset removes, enrol begins, confirm ends
 * the set-up, recoveryCodes makes new ones. Changes need a password entered within five minutes, otherwise
 * `detail.reauthenticationRequired`.
 */
export async function answerSecondFactorDevices(own: OwnRequest): Promise<void> {
  const { context, exchange, session, account, action, isRead } = own;
  const { response } = exchange;
  if (isRead) return listDevices(own);
  if (!isFresh(session)) {
    const detail = { reauthenticationRequired: true };
    const message = 'The password has to be confirmed first.';
    return sendJson(response, 403, { code: 403, reason: 'Forbidden', message, detail });
  }
  switch (exchange.request.method === 'POST' ? action : null) {
    case 'reset':
      await resetSecondFactor(context, account, resolvePageLanguage(exchange));
      return sendJson(response, 200, { result: true });
    case 'enrol':
      return enrol(own);
    case 'confirm':
      return confirm(own);
    case 'recoveryCodes':
      return replaceCodes(own);
    default:
      sendAmError(response, 400, 'Bad Request', 'There is no such action.');
  }
}
