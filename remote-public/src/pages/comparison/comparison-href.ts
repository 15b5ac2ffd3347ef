import { type ComparedItem, formatComparedItems } from '@kmx/shared-contracts/compared-items.ts';

/** Unlocalized path of the comparison. */
export const comparisonPath = '/products/compare';

/** Path and query of the comparison of these items; colon and comma stay unescaped, because people share the address. */
export function createComparisonPath(items: readonly ComparedItem[] | string): string {
  const text = typeof items === 'string' ? items : formatComparedItems(items);
  return text === '' ? comparisonPath : `${comparisonPath}?items=${text}`;
}
