// @ts-nocheck
import * as v from 'valibot';

const basketProductSchema = v.object({ slug: v.string(), variantId: v.nullable(v.string()), key: v.string() });
const basketClassificationSchema = v.object({ slug: v.string(), products: v.array(basketProductSchema) });

/** The comparison basket as it is stored and shared (SYS-063). */
export const basketSchema = v.object({ classifications: v.array(basketClassificationSchema) });
