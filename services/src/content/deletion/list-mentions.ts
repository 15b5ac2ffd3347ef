import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';
import * as v from 'valibot';
import { type ContentDocument, type FieldValues, parseFieldValues } from '../model/content-document.ts';
import type { ContentModel, Field } from '../model/model-types.ts';

/** The entries and addresses that an entry refers to. */
export interface Mentions {
  /** Models of other entries by their ids. */
  readonly entries: ReadonlyMap<string, string>;
  /** Addresses of the site as they were typed, without query and place: `/company/careers`. */
  readonly paths: ReadonlySet<string>;
}

interface Found {
  readonly entries: Map<string, string>;
  readonly paths: Set<string>;
}

const addressNames: ReadonlySet<string> = new Set(['path', 'url']);
const elementSchema = v.looseObject({
  nodeId: v.optional(v.string()),
  nodeType: v.optional(v.string()),
  href: v.optional(v.string()),
  children: v.optional(v.array(v.unknown()), []),
});

/** An address without query, place and last slash; null for one that leads elsewhere. */
function normalizePath(address: string): string | null {
  if (!isSitePath(address)) return null;
  const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

function notePath(found: Found, address: unknown): void {
  const path = typeof address === 'string' ? normalizePath(address) : null;
  if (path !== null) found.paths.add(path);
}

function visitRichText(found: Found, node: unknown): void {
  const element = v.safeParse(elementSchema, node);
  if (!element.success) return;
  const { nodeId, nodeType, href, children } = element.output;
  if (nodeId !== undefined && nodeType !== undefined) found.entries.set(nodeId, nodeType);
  notePath(found, href);
  for (const child of children) visitRichText(found, child);
}

function visitValue(contentModel: ContentModel, field: Field, value: unknown, found: Found): void {
  if (field.kind === 'relation') {
    if (typeof value === 'string') found.entries.set(value, field.type);
  } else if (field.kind === 'component' || field.kind === 'union') {
    const values = parseFieldValues(value);
    const typeName = field.kind === 'union' ? values['__typename'] : field.type;
    const component = contentModel.components.find(({ name }) => name === typeName);
    visitFields(contentModel, component?.fields ?? [], values, found);
  } else if (field.type === 'RichText') visitRichText(found, value);
  else if (addressNames.has(field.name)) notePath(found, value);
}

function visitFields(contentModel: ContentModel, fields: readonly Field[], values: FieldValues, found: Found): void {
  for (const field of fields) {
    const value = values[field.name] ?? null;
    const items: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
    for (const item of items) visitValue(contentModel, field, item, found);
  }
}

/** Everything that an entry names in any of its languages: in relations, links, blocks and running text. */
export function listMentions(
  contentModel: ContentModel,
  { model, base, localizations }: Pick<ContentDocument, 'model' | 'base' | 'localizations'>,
): Mentions {
  const found: Found = { entries: new Map(), paths: new Set() };
  const fields = contentModel.models.find(({ name }) => name === model)?.fields ?? [];
  for (const { data } of [base, ...localizations.values()]) visitFields(contentModel, fields, data, found);
  return found;
}
