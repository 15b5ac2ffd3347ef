import type { ReactNode } from 'react';
import pageData from '../shared/data.json';
import { ListPage } from '../shared/react/list-page.tsx';
import { parts } from './parts.ts';

/** The list with its data. */
export function List(): ReactNode {
  return <ListPage products={pageData.products} parts={parts} />;
}
