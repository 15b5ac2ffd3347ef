import * as v from 'valibot';
import type { ContentStage } from '../content-stage.ts';
import { isSitePath } from '../is-site-path.ts';

/** Names in the query: the language, and the stage, which is PUBLISHED by default. */
export type DraftNavigationQuery = { readonly lang: string; readonly stage: ContentStage };

/** An entry of the navigation as the editor area needs it; `SiteNavigation` has more. */
export interface NavigationNode {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly hidden: boolean;
  readonly items: readonly NavigationNode[];
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

/** The two trees of a site's header. */
export const draftNavigationResponseSchema = v.object({
  header: v.object({ homeItems: v.array(nodeSchema), topItems: v.array(nodeSchema) }),
});
