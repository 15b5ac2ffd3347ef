// @ts-nocheck
import type { Insertable } from 'kysely';
import type { CatalogueTables } from '../catalogue-tables.ts';
import { type CatalogueLanguage, type LocalizedText, resolveText } from '../data/localized-text.ts';
import type { Machine } from '../data/machines.ts';
import { specificationDefinitions } from '../data/specification-names.ts';
import { printSpecification, type SpecificationSeed } from './build-specifications.ts';
import { renderDocumentPdf } from './render-document-pdf.ts';

type DocumentRow = Insertable<CatalogueTables['catalogue_document']>;

const documentNames = {
  datasheet: ['Data sheet', 'Datenblatt', 'データシート', '技术数据表'],
  brochure: ['Brochure', 'Broschüre', 'カタログ', '产品样本'],
  manual: ['Operating instructions', 'Betriebsanleitung', '取扱説明書', '操作说明书'],
} as const satisfies Record<string, LocalizedText>;

const manualNotice: LocalizedText = [
  'Read these instructions before the first start and keep them at the machine. Only trained persons may operate it. Disconnect the supply before any work on blades, tools or drives. The complete instructions are supplied with the machine and can be ordered by serial number.',
  'Diese Anleitung vor der ersten Inbetriebnahme lesen und bei der Maschine aufbewahren. Nur geschulte Personen dürfen sie bedienen. Vor Arbeiten an Messern, Werkzeugen oder Antrieben die Speisung trennen. Die vollständige Anleitung wird mit der Maschine geliefert und kann über die Seriennummer bestellt werden.',
  '初回運転の前に本書を読み、機械のそばに保管してください。操作は講習を受けた人に限ります。刃、工具、駆動部の作業前に電源を遮断してください。完全版は機械に付属し、製造番号で注文できます。',
  '首次开机前请阅读本说明并将其保存在设备旁。仅限受训人员操作。对刀具、模具或驱动进行作业前须切断电源。完整说明书随机交付，可按序列号订购。',
];

const languagesByType: Readonly<Record<keyof typeof documentNames, readonly CatalogueLanguage[]>> = {
  datasheet: ['en-US', 'de-CH'],
  brochure: ['ja-JP', 'zh-CN'],
  manual: ['en-US'],
};

/** The documents of a machine: data sheets always, a brochure from size 2 on and instructions for what is not a tool. */
export function buildDocuments(
  machine: Machine,
  specifications: readonly SpecificationSeed[],
  describe: (language: CatalogueLanguage) => string,
): readonly DocumentRow[] {
  const types = (['datasheet', 'brochure', 'manual'] as const).filter(
    (type) =>
      type === 'datasheet' || (type === 'brochure' ? machine.sizeClass > 1 : machine.classification !== 'applicators'),
  );
  const parts = types.flatMap((type) => languagesByType[type].map((language) => ({ type, language })));
  return parts.slice(0, 4).map(({ type, language }, position) => {
    const values = specifications.map((each) => {
      const name = resolveText(specificationDefinitions[each.key].name, language);
      return `${name}: ${printSpecification(each)}`;
    });
    const text = type === 'manual' ? resolveText(manualNotice, language) : describe(language);
    const name = `${machine.name} – ${resolveText(documentNames[type], language)}`;
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
