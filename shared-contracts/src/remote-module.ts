import type { PageResult } from './page.ts';
import type { LoadAnswer } from './page-redirect.ts';
import type { PageRequest } from './page-request.ts';
import type { ShellContext } from './shell-context.ts';

export type { PageRequest };

/** Backends that a remote may query through the shell; addresses and tokens never reach the remote. */
export type DataService = 'content' | 'catalogue' | 'search';

export interface DataQuery {
  readonly service: DataService;
  /** A GraphQL document; of `search` the name of the operation, `search`, with the variables query, page and type. */
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What the server provides to a remote while it loads a page. */
export interface LoadContext {
  /**
   * Runs a GraphQL query through the shell's cache (the answer is frozen); locale and stage headers are set by the shell.
   * Rejects with a StatusError of 502, 503 or 504 when the backend fails (SRV-055, SRV-056).
   */
  readonly query: (query: DataQuery) => Promise<unknown>;
  readonly log: (message: string, details?: Readonly<Record<string, string | number | boolean>>) => void;
}

/** Input of a render: the same values on the server and at hydration. */
export interface RenderInput {
  readonly request: PageRequest;
  readonly result: PageResult;
}

/** Server half of a remote: the exports of its server bundle (DES-06). */
export interface RemoteServer {
  readonly contractVersion: string;
  /** Finds data, status and head of a page, or where it is; a page that does not exist is a result of status 404. */
  readonly load: (request: PageRequest, context: LoadContext) => Promise<LoadAnswer>;
  /** Complete HTML of the remote's part, without inline script and style attributes. */
  readonly render: (input: RenderInput, signal: AbortSignal) => Promise<string>;
}

/** What the shell passes on mount and on each navigation. */
export interface MountProps {
  readonly container: HTMLElement;
  readonly context: ShellContext;
  /** Present when the container holds server HTML of this very page. */
  readonly isHydration: boolean;
}

/** Browser half of a remote: the `./app` expose. Only `load` loads anything, so that a retry works. */
export interface RemoteBrowser {
  readonly contractVersion: string;
  /**
   * Loads everything that can fail before a page of this part is rendered: its code and the language's message
   * catalogue. Cheap when both are there; rejects when they are unavailable, and may then be called again.
   */
  readonly load: (language: string, part: string | null) => Promise<void>;
  /** Rejects when the page fails during hydration; the server's HTML is then back in the container. */
  readonly mount: (props: MountProps) => Promise<void>;
  readonly unmount: (container: HTMLElement) => Promise<void>;
}
