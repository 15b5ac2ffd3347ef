import { isUiLanguage, uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import { readSample } from '../../sample/read-sample.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const partnerServiceSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  /** A service that is coming soon has no address yet. */
  url: v.nullable(v.pipe(v.string(), v.url())),
  status: v.picklist(['active', 'comingsoon']),
  descriptions: v.strictObject(v.entriesFromList(uiLanguages, text)),
});

/** Services of partners that need no access of their own (POR-029). */
export const partnerServices = readSample('desk/partner-services.json', v.array(partnerServiceSchema));

/** Partner services with their descriptions in a UI language, English for any other (POR-029). */
export function listPartnerServices(language: string) {
  const known = isUiLanguage(language) ? language : 'en';
  return partnerServices.map(({ descriptions, ...service }) => ({ ...service, description: descriptions[known] }));
}
