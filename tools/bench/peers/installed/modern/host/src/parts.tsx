import { Link as RouterLink } from '@modern-js/runtime/router';
import type { ReactNode } from 'react';
import { CompareButton } from '../../shared/react/compare-button.tsx';
import { QuantityText } from '../../shared/react/quantity-text.tsx';
import type { PageParts } from '../../shared/react/types.ts';

function Link(props: { readonly href: string; readonly className?: string; readonly children: ReactNode }): ReactNode {
  const { href, ...rest } = props;
  return <RouterLink to={href} prefetch="intent" {...rest} />;
}

/** The host owns comparison and units; it hands them to the pages of the remote. */
export const parts: PageParts = {
  listPath: '/list',
  picturePath: (name) => `/pictures/${name}.webp`,
  Link,
  CompareButton,
  QuantityText,
};
