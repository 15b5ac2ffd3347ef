import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';

const partnerServiceSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  status: v.picklist([
    'unknown',
    'noprocess',
    'unregistered',
    'pending',
    'active',
    'inactive',
    'declined',
    'comingsoon',
  ]),
  url: v.nullable(v.string()),
});

/** A service of another company, offered through the portal. */
export type PartnerService = v.InferOutput<typeof partnerServiceSchema>;

/** Services of partners (POR-029). */
export const partnerServicesQuery = defineQuery<
  { readonly language: string },
  { readonly partnerServices: readonly PartnerService[] }
>({
  endpoint: 'sis',
  document: `query PartnerServices($language: String) {
    partnerServices(language: $language) { id name description status url }
  }`,
  schema: v.object({ partnerServices: v.array(partnerServiceSchema) }),
});
