// @ts-nocheck
import { printSpecification, type SpecificationSeed, takeMaximum } from './build-specifications.ts';

/**
 * Fills {name} and {specification-key} of a text with the facts of a machine, metric first and imperial in brackets;
 * {specification-key:max} shows the upper bound only;
 * throws when the machine lacks a fact, so that a text can never show an empty place.
 */
export function fillText(text: string, name: string, specifications: readonly SpecificationSeed[]): string {
  return text.replaceAll(/\{([a-z-]+)(:max)?\}/g, (_match, key: string, maximum: string | undefined) => {
    if (key === 'name') return name;
    const printed = specifications.filter((each) => each.key === key);
    const metric = printed.find((each) => each.measurementSystem !== 'Imperial');
    if (metric === undefined) throw new Error(`${name} has no specification "${key}" for its text`);
    const imperial = printed.find((each) => each.measurementSystem === 'Imperial');
    const print = (each: SpecificationSeed): string =>
      printSpecification(maximum === undefined ? each : takeMaximum(each));
    return imperial === undefined ? print(metric) : `${print(metric)} (${print(imperial)})`;
  });
}
