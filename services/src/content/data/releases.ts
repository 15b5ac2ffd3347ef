import * as v from 'valibot';
import { localizedTextSchema, localizeText } from '../../sample/localized-text.ts';
import { readSample, readSampleMarkdown } from '../../sample/read-sample.ts';
import { parseMarkdown } from '../rich-text/parse-rich-text.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './localize.ts';

const releaseSchema = v.strictObject({
  date: v.pipe(v.string(), v.isoTimestamp()),
  isAdhoc: v.boolean(),
  /** Id of the picture without `asset-`. */
  image: v.nullable(v.string()),
  /** Ids of files other than the release itself. */
  files: v.optional(v.array(v.string()), []),
  title: localizedTextSchema,
  lead: localizedTextSchema,
});

const personSchema = v.strictObject({
  name: v.string(),
  role: localizedTextSchema,
  phone: v.string(),
  email: v.string(),
});
const senderSchema = v.strictObject({
  place: localizedTextSchema,
  /** Who answers the press. */
  media: personSchema,
  /** Who answers questions on ad hoc announcements. */
  investors: personSchema,
});

/** Reads one media release; its body is small Markdown. */
export function readReleaseText(slug: string) {
  const folder = `content/releases/${slug}`;
  const body = localizeText((language) => readSampleMarkdown(`${folder}/${language}.md`));
  return { slug, ...readSample(`${folder}/release.json`, releaseSchema), body };
}

/** A media release as an entry (SYS-066). */
export function readRelease(slug: string): SeedEntry {
  const { date, isAdhoc, image, files, title, lead, body } = readReleaseText(slug);
  const { place, media, investors } = readSample('content/release-sender.json', senderSchema);
  const { role, ...contact } = isAdhoc ? investors : media;
  return {
    id: `release-${slug}`,
    model: 'MediaRelease',
    values: {
      slug,
      publicationDate: date,
      adhoc: isAdhoc,
      image: image === null ? null : `asset-${image}`,
      files: [`file-release-${slug}`, ...files],
    },
    localizations: localize((language) => ({
      title: title[language],
      leadText: lead[language],
      place: place[language],
      body: parseMarkdown(body[language]),
      contact: { ...contact, role: role[language] },
    })),
  };
}
