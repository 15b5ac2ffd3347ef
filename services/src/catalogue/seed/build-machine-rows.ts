import { type CatalogueLanguage, catalogueLanguages, resolveText } from '../catalogue-language.ts';
import type { HighlightRow } from '../catalogue-tables.ts';
import { findClosing } from '../data/closings.ts';
import { familyHighlights, featureHighlights } from '../data/highlights.ts';
import { getMachineGroup } from '../data/machine-groups.ts';
import { type Machine, machines } from '../data/machines.ts';
import { range } from '../data/range.ts';
import { buildDocuments } from './build-documents.ts';
import { buildImages } from './build-images.ts';
import { buildSpecifications, printSpecification, takeMaximum } from './build-specifications.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import { fillText } from './fill-text.ts';

function buildHighlights(machine: Machine, language: CatalogueLanguage): readonly HighlightRow[] {
  const seeds = [
    familyHighlights[machine.family],
    ...machine.features.slice(0, 3).map((feature) => featureHighlights[feature]),
  ];
  const isOfGallery = (picture: string) => picture.startsWith(`products/${machine.slug}-`);
  return seeds.map((seed) => ({
    name: resolveText(seed.name, language),
    short_description: resolveText(seed.short, language),
    long_description: resolveText(seed.long, language),
    image_url: `/images/${seed.pictures.find((picture) => !isOfGallery(picture))}.webp`,
    video_image_url: null,
    video_url: null,
  }));
}

function countVariants(position: number): number {
  return ((position * 7 + 2) % 4) + 1;
}

/** Adds the rows of one machine; `position` is its place in the range and gives the stable number in its ids. */
export function addMachineRows(rows: CatalogueRows, machine: Machine, position: number): void {
  const group = getMachineGroup(machine.classification);
  const siblings = machines.filter((each) => each.classification === machine.classification);
  const rank = siblings.indexOf(machine);
  const specifications = buildSpecifications(group.specifications, rank, 0);
  const fill = (template: string, language: CatalogueLanguage): string =>
    fillText(template, machine.name, specifications, language);
  const describe = (language: CatalogueLanguage): string =>
    [
      fill(resolveText(group.intro, language), language),
      machine.features
        .map((feature) => resolveText(featureHighlights[feature].short, language))
        .join(language === 'ja-JP' || language === 'zh-CN' ? '' : ' '),
      fill(resolveText(findClosing(machine), language), language),
    ].join('\n\n');
  const countries = range.supportedCountries[machine.slug];
  rows.product.push({
    slug: machine.slug,
    id: `P${1001 + position}`,
    type: 'product',
    name: machine.name,
    classification_slug: machine.classification,
    brand_name: range.brandBySeries[machine.series] ?? range.ownBrand,
    brand_image_url: null,
    product_service_id: `PS-${1001 + position}`,
    supported_countries: countries === undefined ? null : JSON.stringify(countries),
    images: JSON.stringify(buildImages(machine.name, machine.slug)),
    video_url: null,
    video_image_url: null,
    position,
  });
  for (const language of catalogueLanguages) {
    rows.productText.push({
      slug: machine.slug,
      language,
      short_description: fill(resolveText(group.short, language), language),
      long_description: describe(language),
      highlights: JSON.stringify(buildHighlights(machine, language)),
      benefits: '[]',
      details: '[]',
    });
  }
  for (let step = 0; step < countVariants(position); step += 1) addVariantRows(rows, machine, rank, step);
  specifications.forEach(({ measurementSystem, ...each }, index) => {
    rows.specification.push({
      ...each,
      product_slug: machine.slug,
      variant_id: null,
      measurement_system: measurementSystem,
      position: index,
    });
  });
  rows.document.push(...buildDocuments(machine, specifications, describe));
  const related = [
    ...siblings
      .filter((each) => each !== machine)
      .slice(0, 2)
      .map(({ slug }) => ({ slug, type: 'Alternative' })),
    ...group.companions.map((slug) => ({ slug, type: 'Accessory' })),
    { slug: machine.sizeClass === 3 ? 'kmx-care-plus' : 'kmx-care-basic', type: 'Service' },
  ];
  related.forEach(({ slug, type }, index) => {
    rows.related.push({ product_slug: machine.slug, related_slug: slug, type, position: index });
  });
}

function addVariantRows(rows: CatalogueRows, machine: Machine, rank: number, step: number): void {
  const id = `${machine.slug}-v${step + 1}`;
  const values = buildSpecifications(getMachineGroup(machine.classification).specifications, rank, step);
  const principal = values[0];
  if (principal === undefined) throw new Error(`${machine.slug} has no specification to name its variants by`);
  const imperial =
    values.find((each) => each.key === principal.key && each.measurementSystem === 'Imperial') ?? principal;
  const name_metric = `${machine.name} / ${printSpecification(takeMaximum(principal))}`;
  // Growth stops at the largest standard section; a second variant of the same size would be no choice.
  if (rows.variant.at(-1)?.name_metric === name_metric) return;
  rows.variant.push({
    id,
    product_slug: machine.slug,
    name_metric,
    name_imperial: `${machine.name} / ${printSpecification(takeMaximum(imperial))}`,
    position: step,
  });
  values.forEach(({ measurementSystem, ...each }, position) => {
    rows.specification.push({
      ...each,
      product_slug: machine.slug,
      variant_id: id,
      measurement_system: measurementSystem,
      position,
    });
  });
}
