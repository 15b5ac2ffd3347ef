import { catalogueLanguages, resolveText } from '../catalogue-language.ts';
import { classifications } from '../data/classifications.ts';
import { machines } from '../data/machines.ts';
import { range } from '../data/range.ts';
import { type ServiceSeed, services } from '../data/services.ts';
import { specificationDefinitions } from '../data/specification-names.ts';
import { buildImages } from './build-images.ts';
import { addMachineRows } from './build-machine-rows.ts';
import { type CatalogueRows, createCatalogueRows } from './catalogue-rows.ts';

function addClassificationRows(rows: CatalogueRows): void {
  classifications.forEach((node, position) => {
    const { slug, parent, type, picture } = node;
    const image_url = `/images/products/${picture}-front.webp`;
    rows.classification.push({
      slug,
      id: `C${101 + position}`,
      parent_slug: parent,
      type,
      image_url,
      supported_countries: null,
      position,
    });
    for (const language of catalogueLanguages) {
      const name = resolveText(node.name, language);
      rows.classificationText.push({ slug, language, name, description: resolveText(node.description, language) });
    }
  });
}

function addServiceRows(rows: CatalogueRows, service: ServiceSeed, position: number): void {
  rows.product.push({
    slug: service.slug,
    id: `S${1 + position}`,
    type: 'service',
    name: service.name,
    classification_slug: service.classification,
    brand_name: range.ownBrand,
    brand_image_url: null,
    product_service_id: null,
    supported_countries: null,
    images: JSON.stringify(buildImages(service.name, service.picture)),
    video_url: null,
    video_image_url: null,
    position: 1000 + position,
  });
  for (const language of catalogueLanguages) {
    rows.productText.push({
      slug: service.slug,
      language,
      short_description: resolveText(service.short, language),
      long_description: resolveText(service.long, language),
      highlights: '[]',
      benefits: JSON.stringify(service.benefits.map((benefit) => resolveText(benefit, language))),
      details: JSON.stringify(service.details.map((detail) => resolveText(detail, language))),
    });
  }
  services
    .filter((each) => each !== service)
    .slice(0, 2)
    .forEach((other, index) => {
      rows.related.push({ product_slug: service.slug, related_slug: other.slug, type: 'Service', position: index });
    });
}

/** Builds the whole sample catalogue; the same source always gives the same rows. */
export function buildCatalogueRows(): CatalogueRows {
  const rows = createCatalogueRows();
  addClassificationRows(rows);
  for (const [key, definition] of Object.entries(specificationDefinitions)) {
    for (const language of catalogueLanguages) {
      rows.specificationName.push({ key, language, name: resolveText(definition.name, language) });
    }
  }
  machines.forEach((machine, position) => {
    addMachineRows(rows, machine, position);
  });
  services.forEach((service, position) => {
    addServiceRows(rows, service, position);
  });
  return rows;
}
