import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { draftNavigationEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';
import * as v from 'valibot';

/** An entry of the navigation as the editor area needs it. */
export interface NavigationNode {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly hidden: boolean;
  readonly items: readonly NavigationNode[];
}

/** The two trees of a site's header. */
export interface EditorNavigation {
  readonly topItems: readonly NavigationNode[];
  readonly homeItems: readonly NavigationNode[];
}

/** The cookie is no longer valid: the editor has to sign in again. */
export class EditorSignedOutError extends Error {
  override readonly name = 'EditorSignedOutError';
}

// Anything but a path of this site or a web address could run a script when clicked.
const urlSchema = v.pipe(
  v.string(),
  v.check((url) => isSitePath(url) || /^(https?:\/\/|action:[a-z-]+$|#|$)/.test(url)),
);

const nodeSchema: v.GenericSchema<unknown, NavigationNode> = v.object({
  id: v.string(),
  title: v.string(),
  url: urlSchema,
  hidden: v.boolean(),
  items: v.array(v.lazy(() => nodeSchema)),
});

const navigationSchema = v.object({
  header: v.object({ homeItems: v.array(nodeSchema), topItems: v.array(nodeSchema) }),
});

/** Reads a site's navigation in a stage (EDT-011); rejects with EditorSignedOutError on 401, with an Error otherwise. */
export async function loadEditorNavigation(
  siteId: string,
  language: string,
  stage: ContentStage,
): Promise<EditorNavigation> {
  const query = new URLSearchParams({ lang: language, stage });
  const response = await fetch(`${createEndpointPath(draftNavigationEndpoint, siteId)}?${query}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status === 401) throw new EditorSignedOutError('The editor session has ended');
  if (!response.ok) throw new Error(`The navigation answered ${response.status}`);
  return v.parse(navigationSchema, await response.json()).header;
}
