import * as v from 'valibot';

const draftToken = 'kmx-development-draft';
const model = 'page-company';

const answerSchema = v.object({
  data: v.nullable(v.record(v.string(), v.unknown())),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
});
const versionSchema = v.object({
  data: v.object({ localizations: v.array(v.looseObject({ locale: v.string(), blocks: v.array(v.unknown()) })) }),
});

/** Pages of the bench's own, written and published through the content API. */
export interface BenchPages {
  readonly slugs: readonly string[];
  /** Gives each draft another English title. */
  readonly change: (title: string) => Promise<void>;
  /** Publishes one page after the other, as a script of an editor does. */
  readonly publishAll: () => Promise<void>;
}

/** Copies a page of the sample content as many times as requested, in all its languages, and publishes the copies; they are numbered from `first` on. */
export async function createBenchPages(servicesOrigin: string, count: number, first = 0): Promise<BenchPages> {
  const ask = async (query: string, variables: object): Promise<Readonly<Record<string, unknown>>> => {
    const response = await fetch(`${servicesOrigin}/content/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${draftToken}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(20_000),
    });
    const { data, errors } = v.parse(answerSchema, await response.json());
    if (data === null) throw new Error(`the content service refuses: ${errors?.[0]?.message ?? response.status}`);
    return data;
  };
  const { pageVersion } = await ask(
    'query Model($id: ID!) { pageVersion(where: { id: $id, revision: 1, stage: PUBLISHED }) { data } }',
    { id: model },
  );
  const { localizations } = v.parse(versionSchema, pageVersion).data;
  const english = localizations.find(({ locale }) => locale === 'en');
  const others = localizations.filter(({ locale }) => locale !== 'en');
  const slugs = Array.from({ length: count }, (_, index) => `bench-${first + index}`);
  const publish =
    'mutation Publish($slug: String!) { publishManyPagesConnection(where: { slug: $slug }) { aggregate { count } } }';
  const ids: string[] = [];
  for (const slug of slugs) {
    const { locale: _, ...fields } = english ?? { locale: 'en', blocks: [] };
    const created = await ask('mutation Create($data: PageCreateInput!) { createPage(data: $data) { id } }', {
      data: {
        ...{ slug, parentSlug: 'home', languages: localizations.map(({ locale }) => locale), countries: [], roles: [] },
        ...fields,
        site: { connect: { id: 'site-main' } },
        localizations: { create: others.map(({ locale, ...data }) => ({ locale, data })) },
      },
    });
    ids.push(v.parse(v.object({ id: v.string() }), created['createPage']).id);
    await ask(publish, { slug });
  }
  return {
    slugs,
    change: async (title) => {
      for (const id of ids) {
        await ask(
          'mutation Change($id: ID!, $data: PageUpdateInput!) { updatePage(where: { id: $id }, data: $data) { id } }',
          {
            id,
            data: { title },
          },
        );
      }
    },
    publishAll: async () => {
      for (const id of ids) {
        await ask('mutation Publish($id: ID!) { publishPage(where: { id: $id }) { id publishedAt } }', { id });
      }
    },
  };
}
