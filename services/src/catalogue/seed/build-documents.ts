import type { Insertable } from 'kysely';
import { type CatalogueLanguage, resolveText } from '../catalogue-language.ts';
import type { CatalogueTables } from '../catalogue-tables.ts';
import { documentTexts, documentTypes } from '../data/documents.ts';
import type { Machine } from '../data/machines.ts';
import { getSpecification } from '../data/specification-names.ts';
import { printSpecification, type SpecificationSeed } from './build-specifications.ts';
import { renderDocumentPdf } from './render-document-pdf.ts';

type DocumentRow = Insertable<CatalogueTables['catalogue_document']>;

const languagesByType: Readonly<Record<(typeof documentTypes)[number], readonly CatalogueLanguage[]>> = {
  datasheet: ['en-US', 'de-CH'],
  brochure: ['ja-JP', 'zh-CN'],
  manual: ['en-US'],
};

/** The documents of a machine: always data sheets, a brochure from size 2 upwards, and instructions unless it is a tool. */
export function buildDocuments(
  machine: Machine,
  specifications: readonly SpecificationSeed[],
  describe: (language: CatalogueLanguage) => string,
): readonly DocumentRow[] {
  const types = documentTypes.filter(
    (type) =>
      type === 'datasheet' || (type === 'brochure' ? machine.sizeClass > 1 : machine.classification !== 'applicators'),
  );
  const parts = types.flatMap((type) => languagesByType[type].map((language) => ({ type, language })));
  return parts.slice(0, 4).map(({ type, language }, position) => {
    const values = specifications.map((each) => {
      const name = resolveText(getSpecification(each.key).name, language);
      return `${name}: ${printSpecification(each)}`;
    });
    const text = type === 'manual' ? resolveText(documentTexts.manualNotice, language) : describe(language);
    const name = `${machine.name} – ${resolveText(documentTexts.names[type], language)}`;
    const content = renderDocumentPdf(
      name,
      [...text.split('\n'), '', ...(type === 'brochure' ? [] : values)],
      language,
    );
    const filename = `${machine.slug}-${type}-${language.slice(0, 2)}.pdf`;
    return {
      filename,
      product_slug: machine.slug,
      name,
      content_language: language.slice(0, 2),
      type,
      thumbnail_url: `/images/doc-${type}.webp`,
      url: `/catalogue/documents/${filename}`,
      extension: 'pdf',
      size_bytes: content.byteLength,
      content,
      position,
    };
  });
}
