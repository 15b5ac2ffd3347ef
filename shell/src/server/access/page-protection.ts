import { samplePagePasswordHash } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import * as v from 'valibot';
import type { PageAddress } from '../../site/address.ts';

const pageSchema = v.object({
  id: v.string(),
  slug: v.string(),
  parentSlug: v.nullable(v.string()),
  site: v.nullable(v.object({ id: v.string() })),
  countries: v.array(v.string()),
  protection: v.picklist(['password', 'role']),
  passwordHash: v.nullable(v.string()),
  roles: v.array(v.string()),
});
const answerSchema = v.object({ pages: v.array(pageSchema) });

/** What guards a page: a password, or one of several roles (PUB-120..122). */
export type PageProtection = v.InferOutput<typeof pageSchema>;

const pagesPerQuery = 100;
const refreshMs = 10_000;

const protectedPagesQuery = `query ProtectedPages($skip: Int!) {
  pages(where: { protection_in: [password, role] }, first: ${pagesPerQuery}, skip: $skip, orderBy: slug_ASC) {
    id slug parentSlug site { id } countries protection passwordHash roles
  }
}`;

type RunQuery = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** The sample password is public knowledge, and a database that a local start once filled may still hold its hash. */
function closeSamplePage(page: PageProtection): PageProtection {
  return page.passwordHash === samplePagePasswordHash ? { ...page, passwordHash: null } : page;
}

async function loadProtectedPages(runQuery: RunQuery): Promise<readonly PageProtection[]> {
  const found: PageProtection[] = [];
  for (;;) {
    const { pages } = v.parse(answerSchema, await runQuery(protectedPagesQuery, { skip: found.length }));
    found.push(...pages);
    if (pages.length < pagesPerQuery) return found;
  }
}

/** Finds the protection of addresses; hashes stay in this process and never reach a remote. */
export interface PageProtections {
  /** Reads the list again, for when it is known to have changed. */
  readonly refresh: () => Promise<unknown>;
  /** Ids of all protected pages. */
  readonly listIds: () => Promise<ReadonlySet<string>>;
  /** The protection of a page by its id, or null; also for content that belongs to a page, such as its files. */
  readonly findById: (pageId: string) => Promise<PageProtection | null>;
  /** Rejects only while the list could never be loaded: an unknown protection must not open a page. */
  readonly find: (
    address: Pick<PageAddress, 'site' | 'slug' | 'parentSlug' | 'locale'>,
  ) => Promise<PageProtection | null>;
}

interface ProtectionSettings {
  readonly runQuery: RunQuery;
  readonly onError: (error: unknown) => void;
  /** The site is reachable from other machines: pages with the sample password then open to nobody. */
  readonly isProduction: boolean;
}

/** Keeps the list of protected pages, at most about 10 seconds old while there are visitors (D-23). */
export function createPageProtections({ runQuery, onError, isProduction }: ProtectionSettings): PageProtections {
  let pages: readonly PageProtection[] | null = null;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<readonly PageProtection[]> | null = null;

  const refresh = (): Promise<readonly PageProtection[]> => {
    loading ??= loadProtectedPages(runQuery)
      .then((loaded) => {
        pages = isProduction ? loaded.map(closeSamplePage) : loaded;
        return pages;
      })
      .finally(() => {
        loadedAt = performance.now();
        loading = null;
      });
    return loading;
  };
  const read = async (): Promise<readonly PageProtection[]> => {
    if (pages === null) return refresh();
    // A protected page of a failing content system stays protected: the old list is better than none.
    if (performance.now() - loadedAt > refreshMs) refresh().catch(onError);
    return pages;
  };
  return {
    refresh,
    listIds: async () => new Set((await read()).map(({ id }) => id)),
    findById: async (pageId) => (await read()).find(({ id }) => id === pageId) ?? null,
    find: async ({ site, slug, parentSlug, locale }) => {
      const own = (await read()).filter(
        (page) => page.slug === slug && (page.parentSlug ?? 'home') === parentSlug && page.site?.id === site.id,
      );
      return own.find((page) => page.countries.includes(locale.country)) ?? own[0] ?? null;
    },
  };
}
