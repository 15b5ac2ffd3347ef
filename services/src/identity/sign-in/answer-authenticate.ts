import * as v from 'valibot';
import { loadAccount } from '../accounts/accounts.ts';
import { startSession } from '../protocol/provider-session.ts';
import { readBody, sendAmError, sendJson } from '../request/http-answer.ts';
import type { Exchange, IdentityContext } from '../request/identity-context.ts';
import { resolvePageLanguage } from '../request/resolve-language.ts';
import { checkSignInCode } from '../second-factor/change-second-factor.ts';
import { hasSecondFactor, loadSecondFactor } from '../second-factor/second-factor.ts';
import { createStepToken, readStepToken } from './step-token.ts';

const inputSchema = v.array(v.object({ name: v.string(), value: v.string() }));
const stepSchema = v.object({
  authId: v.string(),
  callbacks: v.array(v.object({ type: v.string(), input: inputSchema })),
});
type Step = v.InferOutput<typeof stepSchema>;
const bodySchema = v.pipe(v.string(), v.parseJson(), v.looseObject({}));
const credentialsSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

function createCallback(type: string, prompt: string, id: number) {
  const input = [{ name: `IDToken${id + 1}`, value: '' }];
  return { type, output: [{ name: 'prompt', value: prompt }], input, _id: id };
}

function findValue(step: Step, type: string): string | undefined {
  return step.callbacks.find((callback) => callback.type === type)?.input[0]?.value;
}

async function sendPasswordStep({ stepKeys }: IdentityContext, { response }: Exchange): Promise<void> {
  const authId = await createStepToken(stepKeys, 'authenticate', {});
  const callbacks = [createCallback('NameCallback', 'User Name', 0), createCallback('PasswordCallback', 'Password', 1)];
  sendJson(response, 200, { authId, stage: 'UsernamePassword', callbacks });
}

function refuse({ response }: Exchange): void {
  sendAmError(response, 401, 'Unauthorized', 'Authentication Failed');
}

function sendThrottled({ response }: Exchange, seconds: number): void {
  response.setHeader('Retry-After', String(seconds));
  sendAmError(response, 429, 'Too Many Requests', 'Too many attempts');
}

async function finish(context: IdentityContext, exchange: Exchange, accountId: string, amr: readonly string[]) {
  const tokenId = await startSession(context, exchange, accountId, amr);
  sendJson(exchange.response, 200, { tokenId, successUrl: '/', realm: '/alpha' });
}

async function takePassword(context: IdentityContext, exchange: Exchange, step: Step): Promise<void> {
  const given = { name: findValue(step, 'NameCallback'), password: findValue(step, 'PasswordCallback') };
  const credentials = v.safeParse(credentialsSchema, given);
  if (!credentials.success) return refuse(exchange);
  const { name, password } = credentials.output;
  const result = await context.authenticate(name, password, exchange.address);
  if (result.kind === 'refused') return refuse(exchange);
  if (result.kind === 'throttled') return sendThrottled(exchange, result.retryAfterSeconds);
  const { id } = result.account;
  if (!(await hasSecondFactor(context.database, id))) return finish(context, exchange, id, ['pwd']);
  const authId = await createStepToken(context.stepKeys, 'second-factor', { accountId: id });
  const callbacks = [createCallback('PasswordCallback', 'Enter verification code', 0)];
  sendJson(exchange.response, 200, { authId, stage: 'OneTimePassword', callbacks });
}

async function takeCode(context: IdentityContext, exchange: Exchange, accountId: string, step: Step): Promise<void> {
  const account = await loadAccount(context.database, accountId);
  const factor = await loadSecondFactor(context.database, accountId);
  if (account === undefined || factor === undefined || factor.confirmed_at === null) return refuse(exchange);
  const code = findValue(step, 'PasswordCallback') ?? '';
  const result = await checkSignInCode(context, { account, factor, code }, resolvePageLanguage(exchange));
  if (result.kind === 'throttled') return sendThrottled(exchange, result.retryAfterSeconds);
  if (result.kind === 'wrong') return refuse(exchange);
  return finish(context, exchange, account.id, ['pwd', 'otp']);
}

/** AM's authenticate endpoint: name and password, then a code where there is a second factor; success starts the session (AUTH-028). */
export async function answerAuthenticate(context: IdentityContext, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const body = v.safeParse(bodySchema, (await readBody(request)) || '{}');
  if (!body.success) return sendAmError(response, 400, 'Bad Request', 'The request body is not a JSON object.');
  if (!('authId' in body.output)) return sendPasswordStep(context, exchange);
  const step = v.safeParse(stepSchema, body.output);
  if (!step.success) return sendAmError(response, 400, 'Bad Request', 'The callbacks are not complete.');
  const { authId } = step.output;
  if ((await readStepToken(context.stepKeys, 'authenticate', authId)) !== null) {
    return takePassword(context, exchange, step.output);
  }
  const claims = await readStepToken(context.stepKeys, 'second-factor', authId);
  // A token issued for one sign-in page is valid only there.
  if (claims?.accountId !== undefined && claims.bound === undefined) {
    return takeCode(context, exchange, claims.accountId, step.output);
  }
  sendAmError(response, 401, 'Unauthorized', 'Session has timed out');
}
