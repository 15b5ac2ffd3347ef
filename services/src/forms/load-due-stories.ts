import * as v from 'valibot';
import type { StoryMailDatabase } from './form-database.ts';

/** A story that has not been announced yet. */
export interface DueStory {
  readonly id: string;
  readonly slug: string;
  readonly publicationDate: Date;
  /** Belongs to the sample content and was not touched by an editor. */
  readonly isSample: boolean;
  /** Title and lead by language. */
  readonly texts: ReadonlyMap<string, { readonly title: string; readonly leadText: string | null }>;
}

const baseSchema = v.object({
  slug: v.string(),
  publicationDate: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
});
const textSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  leadText: v.optional(v.nullable(v.string()), null),
});

/** Published stories whose publication date has come and that have not been announced, oldest first. */
export async function loadDueStories(database: StoryMailDatabase, now: Date): Promise<readonly DueStory[]> {
  const rows = await database
    .selectFrom('content_version as version')
    .innerJoin('content_entry as entry', 'entry.id', 'version.entry_id')
    .leftJoin('form_story_announcement as announcement', 'announcement.story_id', 'entry.id')
    .where('entry.model', '=', 'Story')
    .where('version.stage', '=', 'PUBLISHED')
    .where('announcement.story_id', 'is', null)
    .select(['entry.id', 'entry.seed_sha256', 'version.locale', 'version.data'])
    .execute();
  const stories = [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, versions]): readonly DueStory[] => {
    const own = versions.find(({ locale }) => locale === '');
    const base = v.safeParse(baseSchema, own?.data);
    if (own === undefined || !base.success || base.output.publicationDate > now) return [];
    const texts = new Map(
      versions.flatMap(({ locale, data }) => {
        const text = v.safeParse(textSchema, data);
        return locale !== '' && text.success ? [[locale, text.output] as const] : [];
      }),
    );
    return [{ id, ...base.output, isSample: own.seed_sha256 !== null, texts }];
  });
  return stories.toSorted((one, other) => one.publicationDate.getTime() - other.publicationDate.getTime());
}
