import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { ComponentType, ReactNode } from 'react';
import type { PageDefinition } from './page-definition.ts';

/** What a remote's frame is given: the page inside it, and where it stands. */
export interface FrameProps<Page extends PageDefinition> {
  readonly page: Page;
  readonly pages: readonly Page[];
  readonly children: ReactNode;
}

/** What stands in place of a page that could not be rendered. */
export interface FailureProps {
  readonly title: string;
  readonly text: string;
  readonly retryText: string;
  readonly onRetry: () => void;
}

/** What both halves of a remote are made from. */
export interface RemoteDefinition<Page extends PageDefinition> {
  readonly name: RemoteName;
  readonly pages: readonly Page[];
  /** Stands around every page and stays between two of them. */
  readonly Frame?: ComponentType<FrameProps<Page>>;
  /** Shown with the texts `failure.title`, `failure.text` and `failure.retry`. */
  readonly Failure: ComponentType<FailureProps>;
  /** A page with another key starts with fresh state; the name of the page by default. */
  readonly createKey?: (request: PageRequest) => string;
}

/** Describes a remote once for its browser and its server half. */
export function defineRemote<Page extends PageDefinition>(definition: RemoteDefinition<Page>): RemoteDefinition<Page> {
  return definition;
}
