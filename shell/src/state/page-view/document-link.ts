import { actionAttribute, hardLinkAttribute, prefetchAttribute } from '@kmx/shared-contracts/attributes.ts';

/**
 * Links that do nothing but lead to another address: no dialog, no action, no file, and none behind which a request has
 * effects. Speculation rules and the script of a document at rest must agree about them.
 */
export const documentLink = [
  'a[href]',
  `:not([${hardLinkAttribute}], [${prefetchAttribute}="off"], [${actionAttribute}])`,
  ':not([aria-haspopup], [download], [target]:not([target="_self"]))',
].join('');
