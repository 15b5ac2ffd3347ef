import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../../create-test-content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
}, 60_000);
afterAll(() => content.close());

it('HY-70 readers are answered while one mutation publishes many entries', async () => {
  let isDone = false;
  const publishing = content
    .askDraft('mutation { publishManyNavigationItemsConnection(first: 40) { pageInfo { pageSize } } }')
    .then((answer) => {
      isDone = true;
      return answer;
    });
  let answered = 0;
  while (!isDone) {
    expect((await content.ask('{ page(where: { id: "page-company" }) { title } }')).status).toBe(200);
    answered += 1;
  }
  expect((await publishing).values).toEqual({ publishManyNavigationItemsConnection: { pageInfo: { pageSize: 40 } } });
  expect(answered).toBeGreaterThan(10);
});
