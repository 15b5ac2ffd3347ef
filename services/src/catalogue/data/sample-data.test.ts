import { describe, expect, it } from 'vitest';
import { catalogueLanguages } from '../catalogue-language.ts';
import { buildCatalogueRows } from '../seed/build-catalogue-rows.ts';
import { getMachineGroup } from './machine-groups.ts';
import { machines } from './machines.ts';

const rows = buildCatalogueRows();

describe('the sample catalogue', () => {
  it('holds every text in every language, with no place left open', () => {
    expect(rows.productText).toHaveLength(rows.product.length * catalogueLanguages.length);
    for (const text of [...rows.productText, ...rows.classificationText]) {
      const written = Object.values(text).map(String);
      expect(written.filter((each) => each === '' || /[{}]/.test(each.replaceAll(/^\[.*\]$/gs, '')))).toEqual([]);
    }
  });

  it('SYS-072 writes numbers and units of running text as the tables do, in the language of the text', () => {
    const read = (language: string) => {
      const text = rows.productText.find((row) => row.slug === 'corvus-550-duo' && row.language === language);
      return String(text?.short_description);
    };
    expect(read('en-US')).toContain('5,750 pcs/h');
    expect(read('de-CH')).toContain('5’750 Stk./h');
    expect(read('ja-JP')).toContain('5,750 個/時');
    expect(read('zh-CN')).toContain('5,750 件/小时');
    for (const { short_description: text } of rows.productText)
      expect(text).not.toMatch(/(?<![\d.,’])\d{4,}(?![\d.,’])/);
  });

  it('gives each machine 8 to 14 specifications, 1 to 4 distinct variants and 2 to 4 documents', () => {
    for (const { slug, classification } of machines) {
      const count = getMachineGroup(classification).specifications.length;
      expect(count, classification).toBeGreaterThanOrEqual(8);
      expect(count, classification).toBeLessThanOrEqual(14);
      const variants = rows.variant
        .filter((variant) => variant.product_slug === slug)
        .map(({ name_metric }) => name_metric);
      expect(variants.length, slug).toBeGreaterThanOrEqual(1);
      expect(new Set(variants).size, slug).toBe(variants.length);
      const documents = rows.document.filter((document) => document.product_slug === slug).length;
      expect(documents, slug).toBeGreaterThanOrEqual(2);
      expect(documents, slug).toBeLessThanOrEqual(4);
    }
  });

  it('D-33 gives each metric value its imperial twin', () => {
    const metric = rows.specification.filter((row) => row.measurement_system === 'Metric').length;
    expect(metric).toBeGreaterThan(500);
    expect(rows.specification.filter((row) => row.measurement_system === 'Imperial')).toHaveLength(metric);
  });
});
