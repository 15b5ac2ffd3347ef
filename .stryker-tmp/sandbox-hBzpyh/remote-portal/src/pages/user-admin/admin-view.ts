// @ts-nocheck
import * as v from 'valibot';
import { accessStatuses } from '../../features/users/access-status.ts';

/** The four views of the user administration. */
export const adminViews = ['users', 'invitations', 'requests', 'audit'] as const;

const textSchema = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(100)), '');

const adminViewSchema = v.object({
  view: v.fallback(v.picklist(adminViews), 'users'),
  search: textSchema,
  organization: textSchema,
  application: textSchema,
  status: v.fallback(v.picklist(['', ...accessStatuses]), ''),
  role: textSchema,
  sort: v.fallback(v.picklist(['NAME', 'EMAIL', 'STATUS']), 'NAME'),
  direction: v.fallback(v.picklist(['ASC', 'DESC']), 'ASC'),
  page: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.number(), v.minValue(1)), 1),
});

/** What the page shows; an empty text means no narrowing down. */
export type AdminView = v.InferOutput<typeof adminViewSchema>;

const usual: AdminView = v.parse(adminViewSchema, {});

/** Reads the state of the lists from the query of the address; nonsense falls back to the usual state. */
export function parseAdminView(query: Readonly<Record<string, string>>): AdminView {
  return v.parse(adminViewSchema, query);
}

/** Path of the page in a state, only with what differs from the usual one, so that addresses stay short. */
export function createAdminPath(view: AdminView): string {
  const entries = Object.entries(view).filter(([name, value]) => value !== usual[name as keyof AdminView]);
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return `/mykomax/user-admin${entries.length === 0 ? '' : `?${query.toString()}`}`;
}

/** Whether the list of users is narrowed down. */
export function isNarrowed({ search, organization, application, status, role }: AdminView): boolean {
  return [search, organization, application, status, role].some((value) => value !== '');
}
