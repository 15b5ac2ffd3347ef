import * as v from 'valibot';
import { createChromeTags, redirectsTag, sitemapTag } from './content-tags.ts';

/** A change of an entry as the content system reports it (HY-86); the entry is addressed by its texts. */
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

const modelsOfAllPages: ReadonlySet<string> = new Set([
  'Site',
  'HeaderNavigation',
  'FooterNavigation',
  'NavigationItem',
  'Country',
  'Language',
  'SystemRedirect',
]);

/** Whether pages that do not name the entry may be others now; pages and pictures, of which there are many, are compared instead. */
export function mayChangeAllPages({ data }: ContentEvent): boolean {
  return modelsOfAllPages.has(data.__typename);
}

/** Whether another page may be at an address. */
export function mayRedirect({ data }: ContentEvent): boolean {
  return data.__typename === 'SystemRedirect';
}

/** Whether the change is visible to visitors: drafts do not affect the shell's caches. */
export function isVisibleChange({ operation }: ContentEvent): boolean {
  return operation === 'publish' || operation === 'unpublish' || operation === 'delete';
}

/** Whether header, footer or languages may depend on the entry. */
export function mayChangeChrome({ data }: ContentEvent): boolean {
  return chromeModels.has(data.__typename);
}

/** Tags of everything that shows the entry, or a list to which it now belongs. */
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
