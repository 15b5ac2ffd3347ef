import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import {
  type DraftNavigationQuery,
  draftNavigationResponseSchema,
  type NavigationNode,
} from '@kmx/shared-contracts/endpoints/draft-navigation.schema.ts';
import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { draftNavigationEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import * as v from 'valibot';

/** The two trees of a site's header. */
export interface EditorNavigation {
  readonly topItems: readonly NavigationNode[];
  readonly homeItems: readonly NavigationNode[];
}

/** The cookie is no longer valid: the editor has to sign in again. */
export class EditorSignedOutError extends Error {
  override readonly name = 'EditorSignedOutError';
}

/** Reads a site's navigation in a stage (EDT-011); rejects with EditorSignedOutError on 401, with an Error otherwise. */
export async function loadEditorNavigation(
  siteId: string,
  language: string,
  stage: ContentStage,
): Promise<EditorNavigation> {
  const query: DraftNavigationQuery = { lang: language, stage };
  const response = await fetch(`${createEndpointPath(draftNavigationEndpoint, siteId)}?${new URLSearchParams(query)}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status === 401) throw new EditorSignedOutError('The editor session has ended');
  if (!response.ok) throw new Error(`The navigation answered ${response.status}`);
  return v.parse(draftNavigationResponseSchema, await response.json()).header;
}
