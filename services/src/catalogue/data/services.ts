import * as v from 'valibot';
import { localizedTextSchema } from '../../sample/localized-text.ts';
import { readSample } from '../../sample/read-sample.ts';

const serviceSchema = v.strictObject({
  slug: v.string(),
  classification: v.string(),
  /** Slug of the machine whose pictures represent the service. */
  picture: v.string(),
  name: v.string(),
  short: localizedTextSchema,
  long: localizedTextSchema,
  benefits: v.pipe(v.array(localizedTextSchema), v.maxLength(6)),
  details: v.pipe(v.array(localizedTextSchema), v.maxLength(6)),
});

/** One service of the catalogue with up to six benefits and six details (SYS-062). */
export type ServiceSeed = v.InferOutput<typeof serviceSchema>;

/** All services, in the order in which lists show them. */
export const services = readSample('catalogue/services.json', v.array(serviceSchema));
