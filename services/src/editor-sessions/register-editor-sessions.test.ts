import { pino } from 'pino';
import { expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { openDatabase } from '../database/database.ts';
import { createServices } from '../http/create-services.ts';
import { registerEditorSessions } from './register-editor-sessions.ts';

it('EDT-005 an ended session of the editor area is ended for every shell and after a restart, and only shells may say so', async () => {
  const configuration = parseConfiguration({ FORMS_TOKEN: 'forms-token-for-tests' });
  const context = { configuration, database: await openDatabase(), logger: pino({ level: 'silent' }) };
  const first = await createServices(context, [registerEditorSessions]);
  const authorization = 'Bearer forms-token-for-tests';
  const ask = async (app: typeof first, method: 'GET' | 'PUT', id: string, headers = { authorization }) => {
    const answer = await app.inject({ method, url: `/editor-sessions/${id}`, headers });
    return [answer.statusCode, answer.json<{ isEnded?: boolean }>().isEnded];
  };
  const id = 'a'.repeat(32);
  expect(await ask(first, 'GET', id)).toEqual([200, false]);
  expect((await ask(first, 'PUT', id, { authorization: 'Bearer another' }))[0]).toBe(401);
  expect(await ask(first, 'GET', id)).toEqual([200, false]);
  for (let time = 0; time < 2; time += 1) expect(await ask(first, 'PUT', id)).toEqual([200, true]);
  await first.close();
  const second = await createServices(context, [registerEditorSessions]);
  expect(await ask(second, 'GET', id)).toEqual([200, true]);
  expect(await ask(second, 'GET', 'b'.repeat(32))).toEqual([200, false]);
  expect((await ask(second, 'PUT', 'short'))[0]).toBe(404);
  await second.close();
  await context.database.destroy();
});
