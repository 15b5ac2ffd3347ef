import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createTestSchema, findTestServer, type TestSchema } from '../../database/test-server.fixture.ts';
import { sampleAccounts } from '../../sample/sample-accounts.ts';
import { createTestDesk, type TestDesk } from '../create-test-desk.ts';
import { indexSearchedTexts, shortPartsIndex } from '../model/index-searched-texts.ts';
import { createSearchText } from '../model/search-words.ts';
import { findByShortWords } from './find-by-short-words.ts';

const server = await findTestServer();
const internal = sampleAccounts.find(({ roles }) => roles.includes('kmx_delegatedadmin_intern'));

describe.skipIf(server === '')('short words in the list of all tickets (skipped without TEST_POSTGRES=on)', () => {
  let place: TestSchema;
  let database: Kysely<Database>;
  let desk: TestDesk;
  let token: string;

  const find = async (search: string) => {
    const query =
      'query($search:String!){tickets(scope:ORGANIZATION,search:$search,size:100){items{id} pageInfo{total}}}';
    return (await desk.ask(token, query, { search })).read<{ items: { id: string }[] }>('tickets');
  };

  beforeAll(async () => {
    if (internal === undefined) throw new Error('The sample has no internal administrator');
    place = await createTestSchema(server);
    database = await place.open({ poolSize: 4, statementSeconds: 5 });
    desk = await createTestDesk({}, database);
    const { id, email, roles } = internal;
    token = await desk.signToken({ sub: id, email, roles });
    const texts = ['鍍金 高さ の検査', '端子 ﾇﾈ 交換', 'Größe 77%\nund a_b\\c', '𠮷野 電線x7', 'Ǆ ﬁ'];
    for (const [number, text] of texts.entries()) {
      await sql`update desk_ticket set search_text = ${createSearchText([text])}
        where id = (select id from desk_ticket order by id offset ${number} limit 1)`.execute(desk.database);
    }
    await sql`analyze desk_ticket`.execute(desk.database);
  }, 120_000);
  afterAll(async () => {
    await desk.close();
    await database.destroy();
    await place.remove();
  });

  const searches = [
    '77',
    '7',
    'co',
    'e',
    '鍍金',
    '電',
    'ヌネ',
    '𠮷',
    '𠮷野',
    'a_',
    '7%',
    '\\c',
    'dž',
    'fi',
    'zq',
    'ß',
    '7 co',
  ];

  it('POR-006 find by the index what they find in the texts, in any script', async () => {
    const read = () => Promise.all(searches.map(find));
    const inTexts = await read();
    expect(await findByShortWords(desk.database, '鍍金')).toBeNull();
    await indexSearchedTexts(desk.database).done;
    expect(await findByShortWords(desk.database, '鍍金')).not.toBeNull();
    expect(await read()).toEqual(inTexts);
    const counts = new Map(searches.map((search, index) => [search, inTexts[index]?.items.length]));
    for (const search of ['鍍金', '𠮷', 'ヌネ', 'a_', '7%', '\\c', 'dž'])
      expect([search, counts.get(search)]).toEqual([search, 1]);
    expect(counts.get('zq')).toBe(0);
    await sql`update desk_ticket set search_text = 'zq' where id = (select max(id) from desk_ticket)`.execute(
      desk.database,
    );
    expect((await find('zq')).items).toHaveLength(1);
  });

  it('POR-006 are read in the texts when another word is longer, or while the index is not complete', async () => {
    expect(await findByShortWords(desk.database, '鍍金 検査')).not.toBeNull();
    expect(await findByShortWords(desk.database, '鍍金 crimp')).toBeNull();
    expect(await findByShortWords(desk.database, ' ')).toBeNull();
    await sql`update pg_index set indisvalid = false where indexrelid = ${shortPartsIndex}::regclass`.execute(
      desk.database,
    );
    expect(await findByShortWords(desk.database, '鍍金')).toBeNull();
    expect((await find('鍍金')).items).toHaveLength(1);
  });
});
