import { developmentVersion } from '@kmx/build-kit/development/development-events.ts';
import type { Mount } from '@kmx/shared-contracts/mount.ts';
import { type PageResult, pageResultSchema } from '@kmx/shared-contracts/page.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';

/** The remote under development: its name, and where its pages are. */
export interface DevelopedRemote {
  readonly name: RemoteName;
  readonly mounts: readonly Mount[];
}

// Of the rest of the request only the remote knows what it needs.
const requestSchema = v.custom<PageRequest>(
  (value) => v.is(v.looseObject({ url: v.string(), path: v.string() }), value),
  'is no request of a page',
);

/** A page as the product sends it, in a document or alone. */
export const payloadSchema = v.looseObject({ remote: v.string(), request: requestSchema, result: pageResultSchema });
/** A page of the product. */
export type ProductPage = v.InferOutput<typeof payloadSchema>;

/** Path of the browser files of the remote, as the policy of the product allows them. */
export function resolveFilesPath(name: RemoteName): string {
  return `/_r/${name}/${developmentVersion}/browser/`;
}

/** Whether a page belongs to the remote: it renders it in the product already, or will at one of its mounts. */
export function isOfRemote({ name, mounts }: DevelopedRemote, { remote, request }: ProductPage): boolean {
  if (remote === name) return true;
  return mounts.some(({ path, isLocalized }) => {
    // The place of all that no other mount takes is seldom that of a page of another remote.
    if (path === '/' || isLocalized === request.url.startsWith(request.path)) return false;
    return request.path === path || request.path.startsWith(`${path}/`);
  });
}

/** What the product loaded for the page, where the remote renders it there too; null where another one does. */
export function findGiven({ name }: DevelopedRemote, { remote, result }: ProductPage): PageResult | null {
  return remote === name ? result : null;
}
