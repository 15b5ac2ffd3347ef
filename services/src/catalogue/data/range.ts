import * as v from 'valibot';
import { readSample } from '../../sample/read-sample.ts';

const rangeSchema = v.strictObject({
  /** The group's own brand, which pages do not show (PUB-076). */
  ownBrand: v.string(),
  /** Other brands, by series. */
  brandBySeries: v.record(v.string(), v.string()),
  /** Machines that are not sold everywhere (D-32): a list names the countries, an empty list withdraws the machine. */
  supportedCountries: v.record(v.string(), v.array(v.string())),
});

/** Brands and countries of the sample range. */
export const range = readSample('catalogue/range.json', rangeSchema);
