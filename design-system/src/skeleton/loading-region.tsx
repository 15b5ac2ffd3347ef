import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Props of LoadingRegion: the text says what is loading. */
export interface LoadingRegionProps {
  /** Says what is loading. */
  readonly text: string;
  /** The skeletons. */
  readonly children: ReactNode;
}

/** Groups skeletons and says once to screen readers that content is on its way. */
export function LoadingRegion({ text, children }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{text}</VisuallyHidden>
      {children}
    </div>
  );
}
