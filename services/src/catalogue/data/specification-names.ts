import * as v from 'valibot';
import { localizedTextSchema } from '../../sample/localized-text.ts';
import { readSample } from '../../sample/read-sample.ts';

const conversionSchema = v.nullable(v.picklist(['awg', 'inch', 'foot', 'pound', 'pound-force', 'psi', 'cfm']));

/** How a value is turned into its imperial twin; null means that it has none and is shown in both systems (D-33). */
export type Conversion = v.InferOutput<typeof conversionSchema>;

const definitionSchema = v.strictObject({
  /** The metric unit. */
  unit: v.string(),
  conversion: conversionSchema,
  name: localizedTextSchema,
});

/** The name and the metric unit of one specification. */
export type SpecificationDefinition = v.InferOutput<typeof definitionSchema>;

/** Every specification of the catalogue by its key. */
export const specificationDefinitions = readSample(
  'catalogue/specifications.json',
  v.record(v.string(), definitionSchema),
);

/** The specification of a key; throws when there is none. */
export function getSpecification(key: string): SpecificationDefinition {
  const definition = specificationDefinitions[key];
  if (definition === undefined) throw new Error(`services/sample/catalogue/specifications.json has no "${key}"`);
  return definition;
}
