import type { AriaAttributes } from 'react';

/** Role and ARIA attributes of the field while suggestions are at hand. */
export type ComboboxAttributes = AriaAttributes & { readonly role?: 'combobox' };
