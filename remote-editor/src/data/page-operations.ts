import * as v from 'valibot';
import { defineCmsOperation } from './cms-operation.ts';
import { pageRecordSchema } from './page-record.ts';

const revisionSchema = v.object({ revision: v.number(), createdAt: v.string() });
export type Revision = v.InferOutput<typeof revisionSchema>;

export interface PagesVariables {
  readonly where: object;
  readonly orderBy: string;
  readonly first: number;
  readonly skip: number;
}

/** A part of the pages that a filter finds, and how many there are. */
export const pagesOperation = defineCmsOperation<
  PagesVariables,
  { count: number; pages: v.InferOutput<typeof pageRecordSchema>[] }
>(
  'EditorPages',
  v.pipe(
    v.object({
      pagesConnection: v.object({
        aggregate: v.object({ count: v.number() }),
        edges: v.array(v.object({ node: pageRecordSchema })),
      }),
    }),
    v.transform(({ pagesConnection: { aggregate, edges } }) => ({
      count: aggregate.count,
      pages: edges.map(({ node }) => node),
    })),
  ),
);

const detailsSchema = v.object({ ...pageRecordSchema.entries, history: v.array(revisionSchema) });
export type PageDetails = v.InferOutput<typeof detailsSchema>;

/** One page with the last versions of its draft, newest first; null when there is none. */
export const pageOperation = defineCmsOperation<{ readonly id: string }, PageDetails | null>(
  'EditorPage',
  v.pipe(
    v.object({ page: v.nullable(detailsSchema) }),
    v.transform(({ page }) => page),
  ),
);

/** The localized fields of a page in one language as JSON: title, description and blocks. */
export type PageContent = Readonly<Record<string, unknown>>;

/** A version of the draft: what the page held in each language. */
export const pageVersionOperation = defineCmsOperation<
  { readonly id: string; readonly revision: number; readonly stage: 'DRAFT' },
  ReadonlyMap<string, PageContent>
>(
  'EditorPageVersion',
  v.pipe(
    v.object({
      pageVersion: v.object({
        data: v.object({ localizations: v.array(v.objectWithRest({ locale: v.string() }, v.unknown())) }),
      }),
    }),
    v.transform(
      ({ pageVersion }) => new Map(pageVersion.data.localizations.map(({ locale, ...content }) => [locale, content])),
    ),
  ),
);

/** Writes localized fields of the draft; answers the number of the version that this makes. */
export const updatePageOperation = defineCmsOperation<{ readonly id: string; readonly data: object }, number | null>(
  'EditorUpdatePage',
  v.pipe(
    v.object({ updatePage: v.nullable(v.object({ history: v.array(revisionSchema) })) }),
    v.transform(({ updatePage }) => updatePage?.history[0]?.revision ?? null),
  ),
);

interface PublishVariables {
  readonly id: string;
  readonly locales: readonly string[];
  readonly publishBase: boolean;
  readonly withDefaultLocale: boolean;
}

/** Publishes languages of a page, now. */
export const publishPageOperation = defineCmsOperation<PublishVariables, unknown>('EditorPublishPage', v.unknown());

interface UnpublishVariables {
  readonly id: string;
  readonly locales: readonly string[];
  readonly unpublishBase: boolean;
}

/** Takes languages of a page off the site, now. */
export const unpublishPageOperation = defineCmsOperation<UnpublishVariables, unknown>(
  'EditorUnpublishPage',
  v.unknown(),
);

interface Later {
  /** ISO time. */
  readonly releaseAt: string;
}

/** Publishes languages of a page at a time. */
export const schedulePublishOperation = defineCmsOperation<PublishVariables & Later, unknown>(
  'EditorSchedulePublishPage',
  v.unknown(),
);

/** Takes languages of a page off the site at a time. */
export const scheduleUnpublishOperation = defineCmsOperation<UnpublishVariables & Later, unknown>(
  'EditorScheduleUnpublishPage',
  v.unknown(),
);

/** Cancels what was planned. */
export const cancelOperation = defineCmsOperation<{ readonly id: string }, unknown>(
  'EditorCancelOperation',
  v.unknown(),
);

const assetSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  url: v.string(),
  width: v.nullish(v.number(), null),
  height: v.nullish(v.number(), null),
  alternativeText: v.nullish(v.string(), null),
});
export type Asset = v.InferOutput<typeof assetSchema>;

/** A part of the pictures and files that words find. */
export const assetsOperation = defineCmsOperation<
  { readonly search: string | null; readonly first: number; readonly skip: number },
  { count: number; assets: Asset[] }
>(
  'EditorAssets',
  v.pipe(
    v.object({
      assetsConnection: v.object({
        aggregate: v.object({ count: v.number() }),
        edges: v.array(v.object({ node: assetSchema })),
      }),
    }),
    v.transform(({ assetsConnection: { aggregate, edges } }) => ({
      count: aggregate.count,
      assets: edges.map(({ node }) => node),
    })),
  ),
);
