'use client';
import type { ReactNode } from 'react';
import { ColumnsIcon } from './icons.tsx';
import { useChoice } from './state.ts';

/** How many products are compared. */
export function ComparisonCounter(): ReactNode {
  const count = useChoice().compared.length;
  return (
    <a className="tool" href="/en/products/compare" aria-label={`Comparison: ${count}`}>
      <ColumnsIcon />
      {count > 0 && <span className="count">{count}</span>}
    </a>
  );
}
