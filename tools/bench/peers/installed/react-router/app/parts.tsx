import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { CompareButton } from '../shared/react/compare-button.tsx';
import { QuantityText } from '../shared/react/quantity-text.tsx';
import type { PageParts } from '../shared/react/types.ts';

function Link(props: { readonly href: string; readonly className?: string; readonly children: ReactNode }): ReactNode {
  const { href, ...rest } = props;
  return <RouterLink to={href} prefetch="intent" {...rest} />;
}

/** Links load data and code of their page at first intent. */
export const parts: PageParts = {
  listPath: '/list',
  picturePath: (name) => `/pictures/${name}.webp`,
  Link,
  CompareButton,
  QuantityText,
};
