import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { ComponentType, ReactNode } from 'react';
import type { PageDefinition } from './page-definition.ts';

/** Props of a remote's frame: the page it surrounds, and that page's address. */
export interface FrameProps<Page extends PageDefinition> {
  readonly page: Page;
  readonly pages: readonly Page[];
  readonly children: ReactNode;
}

/** Props of the replacement for a page that failed to render. */
export interface FailureProps {
  readonly title: string;
  readonly text: string;
  readonly retryText: string;
  readonly onRetry: () => void;
}

/** The definition that both halves of a remote are created from. */
export interface RemoteDefinition<Page extends PageDefinition> {
  readonly name: RemoteName;
  readonly pages: readonly Page[];
  /** Surrounds every page and stays mounted across navigations. */
  readonly Frame?: ComponentType<FrameProps<Page>>;
  /** Shown with the texts `failure.title`, `failure.text` and `failure.retry`. */
  readonly Failure: ComponentType<FailureProps>;
  /** A page with a different key starts with fresh state; defaults to the page's name. */
  readonly createKey?: (request: PageRequest) => string;
}

/** Defines a remote once for its browser and server halves. */
export function defineRemote<Page extends PageDefinition>(definition: RemoteDefinition<Page>): RemoteDefinition<Page> {
  return definition;
}
