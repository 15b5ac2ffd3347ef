import { sampleSecrets } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProcesses, type TestProcesses } from '../database/test-processes.fixture.ts';
import { findTestServer } from '../database/test-server.fixture.ts';

const server = await findTestServer();
const rounds = 20;
const answerSchema = v.object({ data: v.record(v.string(), v.unknown()) });

describe.skipIf(server === '')(
  'promise 9: two content services on one database (skipped without TEST_POSTGRES=on)',
  () => {
    let processes: TestProcesses;
    const origins: string[] = [];

    beforeAll(async () => {
      processes = await createTestProcesses(server);
      const start = () => processes.start({ SERVICES: 'content' });
      origins.push(...(await Promise.all([start(), start()])));
    }, 200_000);
    afterAll(() => processes.stop(), 60_000);

    async function ask(place: number, query: string): Promise<Readonly<Record<string, unknown>>> {
      const response = await fetch(`${origins[place]}/content/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${sampleSecrets.contentDraftToken}`,
        },
        body: JSON.stringify({ query }),
      });
      return v.parse(answerSchema, await response.json()).data;
    }

    it('EDT-002 an editor reads at one what they have written at the other, at once and every time', async () => {
      const titles: unknown[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const data = `data: { title: "Round ${round}" }`;
        await ask(0, `mutation { updatePage(where: { id: "page-company" }, ${data}) { id } }`);
        titles.push((await ask(1, '{ page(stage: DRAFT, where: { id: "page-company" }) { title } }'))['page']);
      }
      expect(titles).toEqual(Array.from({ length: rounds }, (_, round) => ({ title: `Round ${round}` })));
    }, 60_000);
  },
);
