import { createTypedField, type Field } from './model-types.ts';

/** The layout of a block, with the layouts that its kind supports. */
export function createLayoutField(...choices: readonly string[]): Field {
  return createTypedField('enum', 'layout', 'BlockLayout', { choices });
}
