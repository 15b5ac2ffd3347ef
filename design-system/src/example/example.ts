import type { ReactNode } from 'react';

/** One live example of a component in one state, as the style guide shows it. */
export interface Example {
  /** Unique within its component; part of the anchor on the style guide page. */
  readonly id: string;
  readonly title: string;
  /** What the component does for keyboard and screen-reader users. */
  readonly note: string;
  /** Renders it; the style guide shows the source of this function as its code. */
  readonly render: () => ReactNode;
}

/** What a reader of the style guide needs to know before using a component; in English, like the notes of the examples. */
export interface ComponentGuide {
  /** Names of the component and related ones in code. */
  readonly name: string;
  readonly summary: string;
  readonly use: readonly string[];
  readonly avoid: readonly string[];
  /** Built-in support for keyboard and screen readers, and what the page must add. */
  readonly access: readonly string[];
  /** What stays visible when the system chooses the colours. */
  readonly forcedColors: string;
}

/** What a file of examples exports. */
export interface ComponentExamples {
  readonly guide: ComponentGuide;
  readonly examples: readonly Example[];
}
