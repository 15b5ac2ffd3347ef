import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Props of LoadingRegion: the text names what is loading. */
export interface LoadingRegionProps {
  /** Names what is loading. */
  readonly text: string;
  /** The skeletons. */
  readonly children: ReactNode;
}

/** Groups skeletons and announces once to screen readers that content is loading. */
export function LoadingRegion({ text, children }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{text}</VisuallyHidden>
      {children}
    </div>
  );
}
