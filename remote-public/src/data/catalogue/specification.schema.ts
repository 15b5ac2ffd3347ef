import * as v from 'valibot';

/** One specification of a product; with a null measurement system it is shown in both systems. */
export const specificationSchema = v.object({
  value: v.string(),
  measurement_system: v.nullable(v.picklist(['Metric', 'Imperial'])),
  specification: v.object({ name: v.string(), unit: v.string() }),
});

/** Selection of one specification in a query. */
export const specificationSelection = 'value measurement_system specification { name unit }';

/** Selection of a list of specifications in a query. */
export const specificationFields = `specifications { ${specificationSelection} }`;
