import type { ReactNode } from 'react';
import '../../pages/page.css';
import { ListPage } from '../../pages/react/list-page.tsx';
import type { ListData } from './list.load.ts';
import { parts } from './parts.tsx';

/** The list inside the shell. */
export const ListPart = ({ data }: { readonly data: ListData }): ReactNode => (
  <ListPage products={data.products} parts={parts} />
);
