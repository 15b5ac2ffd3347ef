import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { readBody, sendAmError, sendJson } from './http-answer.ts';
import type { Exchange, IdentityContext } from './identity-context.ts';
import { startSession } from './provider-session.ts';

const inputSchema = v.array(v.object({ name: v.string(), value: v.string() }));
const stepSchema = v.object({
  authId: v.string(),
  callbacks: v.array(v.object({ type: v.string(), input: inputSchema })),
});
const bodySchema = v.pipe(v.string(), v.parseJson(), v.looseObject({}));
const credentialsSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});
const stepSubject = 'authenticate';

function createCallback(type: string, prompt: string, id: number) {
  const input = [{ name: `IDToken${id + 1}`, value: '' }];
  return { type, output: [{ name: 'prompt', value: prompt }], input, _id: id };
}

async function sendFirstStep(context: IdentityContext, { response }: Exchange): Promise<void> {
  const token = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setSubject(stepSubject).setExpirationTime('5m');
  const authId = await token.sign(context.stepKey);
  const callbacks = [createCallback('NameCallback', 'User Name', 0), createCallback('PasswordCallback', 'Password', 1)];
  sendJson(response, 200, { authId, stage: 'UsernamePassword', callbacks });
}

async function isValidStep(context: IdentityContext, authId: string): Promise<boolean> {
  try {
    await jwtVerify(authId, context.stepKey, { algorithms: ['HS256'], subject: stepSubject });
    return true;
  } catch {
    return false;
  }
}

/** AM's authenticate endpoint with one name and password step; success starts the provider's session (AUTH-028). */
export async function answerAuthenticate(context: IdentityContext, exchange: Exchange): Promise<void> {
  const { request, response, address } = exchange;
  const body = v.safeParse(bodySchema, (await readBody(request)) || '{}');
  if (!body.success) return sendAmError(response, 400, 'Bad Request', 'The request body is not a JSON object.');
  if (!('authId' in body.output)) return sendFirstStep(context, exchange);
  const step = v.safeParse(stepSchema, body.output);
  if (!step.success) return sendAmError(response, 400, 'Bad Request', 'The callbacks are not complete.');
  if (!(await isValidStep(context, step.output.authId))) {
    return sendAmError(response, 401, 'Unauthorized', 'Session has timed out');
  }
  const findValue = (type: string) => step.output.callbacks.find((callback) => callback.type === type)?.input[0]?.value;
  const given = { name: findValue('NameCallback'), password: findValue('PasswordCallback') };
  const credentials = v.safeParse(credentialsSchema, given);
  if (!credentials.success) return sendAmError(response, 401, 'Unauthorized', 'Authentication Failed');
  const result = await context.authenticate(credentials.output.name, credentials.output.password, address);
  if (result.kind === 'refused') return sendAmError(response, 401, 'Unauthorized', 'Authentication Failed');
  if (result.kind === 'throttled') {
    response.setHeader('Retry-After', String(result.retryAfterSeconds));
    return sendAmError(response, 429, 'Too Many Requests', 'Too many attempts');
  }
  const tokenId = await startSession(context, exchange, result.account.id);
  sendJson(response, 200, { tokenId, successUrl: '/', realm: '/alpha' });
}
