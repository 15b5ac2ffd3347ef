// @ts-nocheck
import { createTypedField, type Field } from './model-types.ts';

/** How a block is set, with the layouts that this kind of block knows. */
export function createLayoutField(...choices: readonly string[]): Field {
  return createTypedField('enum', 'layout', 'BlockLayout', { choices });
}
