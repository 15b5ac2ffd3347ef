import type { ReactNode } from 'react';
import { ColumnsIcon } from './icons.tsx';

interface CompareButtonLookProps {
  readonly name: string;
  readonly isCompared: boolean;
  readonly onToggle: () => void;
}

/** The button that adds a product to the comparison, wherever the comparison is kept. */
export function CompareButtonLook({ name, isCompared, onToggle }: CompareButtonLookProps): ReactNode {
  return (
    <button type="button" className="button" aria-pressed={isCompared} onClick={onToggle}>
      <ColumnsIcon />
      {isCompared ? 'In comparison' : 'Compare'}
      <span className="hidden"> {name}</span>
    </button>
  );
}
