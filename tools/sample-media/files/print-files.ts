import { listSampleTexts } from '@kmx/services/content/data/sample-texts.ts';
import { renderTextPdf } from './render-text-pdf.ts';

const footer = 'KMX AG, Winterthur – kmx.example';

/** The files of the sample content as they are printed from its texts; the same texts give the same bytes. */
export function printFiles(): readonly { readonly name: string; readonly content: Buffer }[] {
  return listSampleTexts().map(({ slug, ...text }) => ({
    name: `${slug}.${text.language}.pdf`,
    content: renderTextPdf({ footer, ...text }),
  }));
}
