import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../../create-test-content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
  const at = '2099-01-01T00:00:00Z';
  await content.askDraft(`mutation {
    schedulePublishPage(where: { id: "page-careers" }, releaseAt: "${at}") { id }
    createScheduledRelease(data: { title: "Autumn", releaseAt: "${at}", errorMessage: "none yet" }) { id }
  }`);
}, 60_000);
afterAll(() => content.close());

const read = async (fields: string) => (await content.askDraft(`{ ${fields} }`)).values;

it('HY-15 HY-71 releases and planned operations name their author, and can be filtered by it', async () => {
  const author = { createdBy: { name: 'Editor area' }, updatedBy: { name: 'Editor area' }, publishedBy: null };
  const people = 'createdBy { name } updatedBy { name } publishedBy { name }';
  const found = await read(`scheduledReleases(where: { createdBy: { kind: PAT }, isImplicit: false }) {
    errorMessage ${people} } scheduledOperations(where: { createdBy: { kind: PAT } }) { ${people} }`);
  expect(found['scheduledReleases']).toEqual([{ errorMessage: 'none yet', ...author }]);
  expect(found['scheduledOperations']).toContainEqual(author);
});

it('HY-15 what the service keeps itself is in one stage', async () => {
  const { scheduledReleases } = await read(`scheduledReleases(where: { isImplicit: false }) {
    title documentInStages { title } own: documentInStages(includeCurrent: true) { title stage } }`);
  expect(scheduledReleases).toEqual([
    { title: 'Autumn', documentInStages: [], own: [{ title: 'Autumn', stage: 'DRAFT' }] },
  ]);
});

it('HY-17 HY-71 what an operation affects is asked for in pages and languages', async () => {
  const { scheduledOperations } =
    await read(`scheduledOperations(where: { description: null }, orderBy: createdAt_ASC) {
    all: affectedDocuments(locales: [de]) { ... on Page { id locale } ... on Story { id locale } }
    none: affectedDocuments(first: 0) { ... on Node { id } } }`);
  expect(scheduledOperations).toContainEqual({ all: [{ id: 'page-careers', locale: 'de' }], none: [] });
});

it('HY-60 an asset has a handle whether it was given one or not', async () => {
  const create = (data: string) => content.askDraft(`mutation { createAsset(data: { ${data} }) { id handle } }`);
  const file = 'fileName: "a.png", url: "/images/a.png", alternativeText: "A cable"';
  const named = (await create(`${file}, handle: "cable"`)).values['createAsset'];
  expect(named).toMatchObject({ handle: 'cable' });
  const { id, handle } = (await create(file)).values['createAsset'] as Readonly<Record<string, string>>;
  expect(handle).toBe(id);
});

it('HY-18 lists are ordered by enumerations too', async () => {
  const { users } = await read('users(orderBy: kind_DESC, first: 100) { kind }');
  const kinds = (users as readonly { readonly kind: string }[]).map(({ kind }) => kind);
  expect(kinds).toEqual([...kinds].sort().reverse());
});
