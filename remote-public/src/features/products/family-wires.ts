import type { WireColor } from '@kmx/design-system/tokens/tokens.ts';

/** Insulation colour of each product family: a memory aid next to its name. */
export const familyWires: Readonly<Record<string, WireColor>> = {
  'cut-and-strip': 'BU',
  crimping: 'OG',
  testing: 'GN',
  'wire-marking': 'VT',
  handling: 'YE',
};
