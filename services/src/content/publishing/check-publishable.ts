import { GraphQLError } from 'graphql';
import { type ContentDocument, type FieldValues, parseFieldValues } from '../model/content-document.ts';
import { type ContentModel, type Field, findModel } from '../model/model-types.ts';

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

function listEmpty(
  contentModel: ContentModel,
  fields: readonly Field[],
  values: FieldValues,
  prefix: string,
): readonly string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    const value = values[field.name];
    if (isEmpty(value)) return field.needed === true ? [path] : [];
    if (field.kind !== 'component' && field.kind !== 'union') return [];
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item, place) => {
      const part = parseFieldValues(item);
      const typeName = field.kind === 'union' ? String(part['__typename']) : field.type;
      const inner = contentModel.components.find(({ name }) => name === typeName)?.fields ?? [];
      return listEmpty(contentModel, inner, part, Array.isArray(value) ? `${path}.${place}.` : `${path}.`);
    });
  });
}

/**
 * Throws status 400 with every required place that is empty, before locales ('' is the base document) of a draft are
 * published: an incomplete entry would show in every list. A draft may be incomplete.
 */
export function checkPublishable(contentModel: ContentModel, draft: ContentDocument, locales: readonly string[]): void {
  const { fields } = findModel(contentModel, draft.model);
  const empty = locales.flatMap((locale) => {
    const version = locale === '' ? draft.base : draft.localizations.get(locale);
    const own = fields.filter(({ localized }) => (localized === true) === (locale !== ''));
    return version === undefined ? [] : listEmpty(contentModel, own, version.data, '');
  });
  if (empty.length === 0) return;
  const message = `cannot be published, these are empty: ${[...new Set(empty)].join(', ')}`;
  throw new GraphQLError(message, { extensions: { http: { status: 400 } } });
}
