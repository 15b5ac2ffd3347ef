import type { CatalogueLanguage } from '../catalogue-language.ts';
import { printSpecification, type SpecificationSeed, takeMaximum } from './build-specifications.ts';

/** Units that are words; symbols are the same in every language. */
const unitWords: Readonly<Record<string, Readonly<Record<CatalogueLanguage, string>>>> = {
  'pcs/h': { 'en-US': 'pcs/h', 'de-CH': 'Stk./h', 'ja-JP': '個/時', 'zh-CN': '件/小时' },
  strokes: { 'en-US': 'strokes', 'de-CH': 'Hübe', 'ja-JP': 'ストローク', 'zh-CN': '次行程' },
};

/** A specification as the tables of the site write it: numbers and words of units in the language of the text. */
function writeSpecification(specification: SpecificationSeed, language: CatalogueLanguage): string {
  const value = specification.value.replaceAll(/\d+(?:\.(\d+))?/g, (number, decimals: string | undefined) => {
    const digits = decimals?.length ?? 0;
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return format.format(Number(number)).replaceAll("'", '’');
  });
  const unit = unitWords[specification.unit]?.[language] ?? specification.unit;
  return printSpecification({ ...specification, value, unit });
}

/**
 * Fills {name} and {specification-key} in a text with the facts of a machine, metric first and imperial in brackets;
 * {specification-key:max} shows only the upper bound. Throws when the machine lacks a fact, so that no text has a gap.
 */
export function fillText(
  text: string,
  name: string,
  specifications: readonly SpecificationSeed[],
  language: CatalogueLanguage,
): string {
  return text.replaceAll(/\{([a-z-]+)(:max)?\}/g, (_match, key: string, maximum: string | undefined) => {
    if (key === 'name') return name;
    const printed = specifications.filter((each) => each.key === key);
    const metric = printed.find((each) => each.measurementSystem !== 'Imperial');
    if (metric === undefined) throw new Error(`${name} has no specification "${key}" for its text`);
    const imperial = printed.find((each) => each.measurementSystem === 'Imperial');
    const print = (each: SpecificationSeed): string =>
      writeSpecification(maximum === undefined ? each : takeMaximum(each), language);
    return imperial === undefined ? print(metric) : `${print(metric)} (${print(imperial)})`;
  });
}
