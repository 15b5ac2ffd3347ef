import { readFileSync } from 'node:fs';
import type { SampleLanguage } from '../../sample/localized-text.ts';
import { listSampleTexts } from './sample-texts.ts';

const folder = new URL('../../../assets/files/', import.meta.url);

/** One file of the sample content in one language; the file service serves it under `name`, which is unique. */
export interface SampleFile {
  readonly name: string;
  readonly slug: string;
  readonly language: SampleLanguage;
  readonly title: string;
  /** File name of a visitor's download; may contain any letters. */
  readonly fileName: string;
  readonly mimeType: string;
  readonly content: Buffer;
}

/** The files of the sample content; `tools/sample-media/files` has printed them from their texts. */
export function listSampleFiles(): readonly SampleFile[] {
  return listSampleTexts().map(({ slug, language, title }) => {
    const name = `${slug}.${language}.pdf`;
    return {
      name,
      slug,
      language,
      title,
      fileName: `KMX ${title.replaceAll(/[:,«»/]/g, '')}.pdf`,
      mimeType: 'application/pdf',
      content: readFileSync(new URL(name, folder)),
    };
  });
}
