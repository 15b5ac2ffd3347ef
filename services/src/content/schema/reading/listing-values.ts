import { type RawBuilder, sql } from 'kysely';
import { isLocalizedModel, type Model } from '../../model/model-types.ts';
import type { Scope } from '../../store/document-view.ts';

/** The time of the last change as `resolveSystemValue` combines it, an ISO text: of the base document or the shown locale. */
export function readUpdatedAt(model: Model, { locales }: Scope): RawBuilder<unknown> {
  const base = sql`listing.updated_at ->> ''`;
  if (!isLocalizedModel(model) || locales.length === 0) return sql`(${base})`;
  const shown = locales.map((locale) => sql`listing.updated_at ->> ${locale}`);
  return sql`greatest((${base}) collate "C", coalesce(${sql.join(shown)}) collate "C")`;
}
