import { type CatalogueLanguage, catalogueLanguages } from './catalogue-language.ts';

/** The language served for a SIS code (SRV-052): the code itself when the catalogue has it, else en-US. */
export function resolveLanguage(sisCode: string): CatalogueLanguage {
  return catalogueLanguages.find((language) => language === sisCode) ?? 'en-US';
}
