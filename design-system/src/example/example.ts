import type { ReactNode } from 'react';

/** One live example of a component in one state, as the style guide shows it. */
export interface Example {
  /** Unique within its component; part of the anchor on the style guide page. */
  readonly id: string;
  readonly title: string;
  /** What the component does for keyboard and screen-reader users. */
  readonly note: string;
  readonly render: () => ReactNode;
  /** The source a reader can copy. */
  readonly code: string;
}
