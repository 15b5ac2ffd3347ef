import { expect, it } from 'vitest';
import type { FormSubmission } from '../../backends/clients/forms-client.ts';
import { createTestContext } from '../../request/request-context.fixture.ts';
import { createTestShell } from '../../request/shell.fixture.ts';
import { answerUnsubscribe } from './unsubscribe.ts';

const token = 'a'.repeat(54);

async function ask(method: string, query: string, isKnown = true) {
  const sent: FormSubmission[] = [];
  const forms = { submit: (form: FormSubmission) => Promise.resolve(sent.push(form) > 0 && isKnown ? '' : null) };
  const url = new URL(`https://kmx.example/api/unsubscribe${query}`);
  const answer = await answerUnsubscribe(createTestContext({ method, url }), createTestShell({ forms }));
  return { answer, values: sent.map(({ values }) => values) };
}

it('PUB-029 one POST of a mail program, which comes from no page, ends the subscription', async () => {
  const { answer, values } = await ask('POST', `?token=${token}&l=ja`);
  expect([answer.status, values]).toEqual([200, [{ token, action: 'end' }]]);
  expect((await ask('POST', `?token=${token}`, false)).answer.status).toBe(404);
});

it('PUB-029 opening the address ends nothing: the person is asked, in their language', async () => {
  const { answer, values } = await ask('GET', `?token=${token}&l=ja`);
  expect([answer.status, answer.headers['location']]).toEqual([302, `/ja/subscription?token=${token}&action=end`]);
  expect(values).toEqual([]);
  expect((await ask('GET', '?token=a&l=//evil')).answer.headers['location']).toBe(
    '/en/subscription?token=a&action=end',
  );
});

it('PUB-029 what cannot be a token is not passed on', async () => {
  const { answer, values } = await ask('POST', '?token=%3Cscript%3E');
  expect([answer.status, values]).toEqual([404, []]);
});
