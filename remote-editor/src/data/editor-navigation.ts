import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import {
  type DraftNavigationQuery,
  draftNavigationResponseSchema,
  type NavigationNode,
} from '@kmx/shared-contracts/endpoints/draft-navigation.schema.ts';
import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { draftNavigationEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

/** The two trees of a site's header. */
export interface EditorNavigation {
  readonly topItems: readonly NavigationNode[];
  readonly homeItems: readonly NavigationNode[];
}

/** Loads a site's navigation in a stage (EDT-011). */
export async function loadEditorNavigation(
  siteId: string,
  language: string,
  stage: ContentStage,
): Promise<EditorNavigation> {
  const query: DraftNavigationQuery = { lang: language, stage };
  const response = await callEditor(
    `${createEndpointPath(draftNavigationEndpoint, siteId)}?${new URLSearchParams(query)}`,
  );
  return v.parse(draftNavigationResponseSchema, await response.json()).header;
}
