import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import * as v from 'valibot';
import { type CmsOperation, defineCmsOperation } from './cms-operation.ts';
import { type EntryDetails, type EntryRecord, entryDetailsSchema, entryRecordSchema } from './entry-record.ts';

export interface ListVariables {
  readonly where: object;
  readonly orderBy: string;
  readonly first: number;
  readonly skip: number;
}

/** One page of the entries that match a filter, and the total count. */
export interface EntryList {
  readonly count: number;
  readonly entries: readonly EntryRecord[];
}

/** Lists entries of a kind, given its plural: `mediaReleases`. */
export function listOperation(plural: string): CmsOperation<EntryList, ListVariables> {
  return defineCmsOperation<ListVariables, EntryList>(
    `Editor${plural.charAt(0).toUpperCase()}${plural.slice(1)}`,
    v.pipe(
      v.object({
        connection: v.object({
          aggregate: v.object({ count: v.number() }),
          edges: v.array(v.object({ node: entryRecordSchema })),
        }),
      }),
      v.transform(({ connection: { aggregate, edges } }) => ({
        count: aggregate.count,
        entries: edges.map(({ node }) => node),
      })),
    ),
  );
}

/** Reads one entry with the latest versions of its draft, newest first; null when there is none. */
export function entryOperation(kind: string): CmsOperation<EntryDetails | null, { readonly id: string }> {
  return defineCmsOperation<{ readonly id: string }, EntryDetails | null>(
    `Editor${kind}`,
    v.pipe(
      v.object({ entry: v.nullable(entryDetailsSchema) }),
      v.transform(({ entry }) => entry),
    ),
  );
}

/** The fields of an entry in one language as JSON, including those shared by all languages. */
export type EntryContent = Readonly<Record<string, unknown>>;

/** The content of an entry in one version: the shared fields, and those of each language. */
export interface EntryVersion {
  readonly createdAt: string;
  readonly base: EntryContent;
  readonly languages: ReadonlyMap<string, EntryContent>;
}

interface VersionVariables {
  readonly id: string;
  readonly revision: number;
  readonly stage: ContentStage;
}

/** Reads a version of an entry; null when it is too old to be kept. */
export function versionOperation(kind: string): CmsOperation<EntryVersion | null, VersionVariables> {
  return defineCmsOperation<VersionVariables, EntryVersion | null>(
    `Editor${kind}Version`,
    v.pipe(
      v.object({
        version: v.nullable(
          v.object({
            createdAt: v.string(),
            data: v.objectWithRest(
              { localizations: v.optional(v.array(v.objectWithRest({ locale: v.string() }, v.unknown())), []) },
              v.unknown(),
            ),
          }),
        ),
      }),
      v.transform(({ version }) => {
        if (version === null) return null;
        const { localizations, ...base } = version.data;
        const languages = new Map(localizations.map(({ locale, ...content }) => [locale, content]));
        return { createdAt: version.createdAt, base, languages };
      }),
    ),
  );
}

const writtenSchema = v.object({
  entry: v.nullable(v.object({ id: v.string(), history: v.array(v.object({ revision: v.number() })) })),
});

/** Writes fields of the draft; returns the number of the resulting version. */
export function updateOperation(
  kind: string,
): CmsOperation<number | null, { readonly id: string; readonly data: object }> {
  return defineCmsOperation<{ readonly id: string; readonly data: object }, number | null>(
    `EditorUpdate${kind}`,
    v.pipe(
      writtenSchema,
      v.transform(({ entry }) => entry?.history[0]?.revision ?? null),
    ),
  );
}

/** Creates an entry as a draft; returns its id. */
export function createOperation(kind: string): CmsOperation<string, { readonly data: object }> {
  return defineCmsOperation<{ readonly data: object }, string>(
    `EditorCreate${kind}`,
    v.pipe(
      v.object({ entry: v.object({ id: v.string() }) }),
      v.transform(({ entry }) => entry.id),
    ),
  );
}

/** Deletes an entry in all stages and languages; returns whether it existed. */
export function deleteOperation(kind: string): CmsOperation<boolean, { readonly id: string }> {
  return defineCmsOperation<{ readonly id: string }, boolean>(
    `EditorDelete${kind}`,
    v.pipe(
      v.object({ entry: v.nullable(v.object({ id: v.string() })) }),
      v.transform(({ entry }) => entry !== null),
    ),
  );
}

const donePublication = v.object({ entry: v.nullable(v.object({ id: v.string() })) });

/** Publishes or unpublishes, now or at a given time; `name` is for example `Publish` or `ScheduleUnpublish`. */
export function publicationOperation(
  name: 'Publish' | 'Unpublish' | 'SchedulePublish' | 'ScheduleUnpublish',
  kind: string,
): CmsOperation<unknown, object> {
  return defineCmsOperation<object, unknown>(`Editor${name}${kind}`, donePublication);
}

/** Cancels a planned publication. */
export const cancelOperation = defineCmsOperation<{ readonly id: string }, unknown>(
  'EditorCancelOperation',
  v.unknown(),
);
