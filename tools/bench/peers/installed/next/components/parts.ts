import Link from 'next/link';
import { CompareButton } from '../shared/react/compare-button.tsx';
import { QuantityText } from '../shared/react/quantity-text.tsx';
import type { PageParts } from '../shared/react/types.ts';

/** Pages are server components; the button and the values in units are client components. */
export const parts: PageParts = {
  listPath: '/list',
  picturePath: (name) => `/pictures/${name}.webp`,
  Link,
  CompareButton,
  QuantityText,
};
