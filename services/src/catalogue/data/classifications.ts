import * as v from 'valibot';
import { localizedTextSchema } from '../../sample/localized-text.ts';
import { readSample } from '../../sample/read-sample.ts';

const classificationSchema = v.strictObject({
  slug: v.string(),
  parent: v.nullable(v.string()),
  type: v.picklist(['product', 'service']),
  /** Slug of the machine, or service, whose front view represents the classification. */
  picture: v.string(),
  name: localizedTextSchema,
  description: localizedTextSchema,
});

/** The classification trees of machines and of services, parents before their children. */
export const classifications = readSample('catalogue/classifications.json', v.array(classificationSchema));
