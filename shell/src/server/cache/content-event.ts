import * as v from 'valibot';
import { createChromeTags, redirectsTag, sitemapTag } from './content-tags.ts';

/** What the content system says has happened to an entry (HY-86); the texts of an entry address it. */
export const contentEventSchema = v.object({
  operation: v.picklist(['create', 'update', 'delete', 'publish', 'unpublish']),
  data: v.looseObject({
    __typename: v.pipe(v.string(), v.regex(/^\w{1,80}$/)),
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  }),
});
export type ContentEvent = v.InferOutput<typeof contentEventSchema>;

const chromeModels: ReadonlySet<string> = new Set([
  'Site',
  'HeaderNavigation',
  'FooterNavigation',
  'NavigationItem',
  'Page',
  'Asset',
  'Country',
  'Language',
]);

/** Whether visitors see something else now: drafts are nothing to the shell's caches. */
export function isVisibleChange({ operation }: ContentEvent): boolean {
  return operation === 'publish' || operation === 'unpublish' || operation === 'delete';
}

/** Whether header, footer or languages may hang on the entry. */
export function mayChangeChrome({ data }: ContentEvent): boolean {
  return chromeModels.has(data.__typename);
}

/** Tags of everything that shows the entry, or a list into which it belongs now. */
export function listEventTags({ data: { __typename: model, id, ...values } }: ContentEvent): readonly string[] {
  const pinned = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${model}/${name}=${value}`] : [],
  );
  const names = [id, `${model}:${id}`, model, ...pinned];
  const shared = [
    sitemapTag,
    ...(chromeModels.has(model) ? createChromeTags(null).concat(createChromeTags(names)) : []),
    ...(model === 'SystemRedirect' || model === 'Page' ? [redirectsTag] : []),
  ];
  return [...names.map((name) => `content:${name}`), ...shared];
}
