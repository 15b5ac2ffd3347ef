import type { ContentDocument, FieldValues, Stage } from '../model/content-document.ts';
import type { Field, Model } from '../model/model-types.ts';
import { isLocalizedModel } from '../model/model-types.ts';

/** Stage and locale preference of a query subtree; relations inherit both (HY-32). */
export interface Scope {
  readonly stage: Stage;
  readonly locales: readonly string[];
}

/** An entry seen in the locale that was chosen for it; `locale` is '' on models without localized fields. */
export interface DocumentView {
  readonly typeName: string;
  readonly document: ContentDocument;
  readonly locale: string;
  readonly scope: Scope;
}

/** A component inside an entry. */
export interface ComponentView {
  readonly typeName: string;
  readonly values: FieldValues;
  readonly scope: Scope;
}

/** HY-31: the first preferred locale that the entry has is used for all of it; an entry with none of them is not shown. */
export function createDocumentView(model: Model, document: ContentDocument, scope: Scope): DocumentView | undefined {
  if (!isLocalizedModel(model)) return { typeName: model.name, document, locale: '', scope };
  const locale = scope.locales.find((candidate) => document.localizations.has(candidate));
  return locale === undefined ? undefined : { typeName: model.name, document, locale, scope };
}

/** Value of a field in a view: localized fields from the chosen locale, all others from the base document (HY-33), else the default of the model (CON-020). */
export function resolveFieldValue(view: DocumentView, field: Field): unknown {
  const version = field.localized === true ? view.document.localizations.get(view.locale) : view.document.base;
  const value = version?.data[field.name] ?? null;
  const isEmpty = value === null || (value === '' && field.default !== undefined);
  return isEmpty ? (field.default ?? null) : value;
}

/** Which of the two documents of a localized entry a time refers to (HY-15). */
export type Variation = 'BASE' | 'LOCALIZATION' | 'COMBINED';

function pickLatest(times: readonly (string | null | undefined)[]): string | null {
  return (
    times
      .map((time) => time ?? '')
      .sort()
      .at(-1) || null
  );
}

/** Value of a field that every entry has: times as ISO strings, authors as ids of users, and null for anything a draft lacks. */
export function resolveSystemValue(view: DocumentView, name: string, variation: Variation = 'COMBINED'): string | null {
  const { document } = view;
  const localization = view.locale === '' ? undefined : document.localizations.get(view.locale);
  const versions = [
    variation === 'LOCALIZATION' ? undefined : document.base,
    variation === 'BASE' ? undefined : localization,
  ];
  const newest =
    localization !== undefined && localization.updatedAt > document.base.updatedAt ? localization : document.base;
  switch (name) {
    case 'id':
      return document.id;
    case 'createdAt':
      return document.createdAt;
    case 'createdBy':
      return document.createdBy;
    case 'updatedAt':
      return pickLatest(versions.map((version) => version?.updatedAt));
    case 'updatedBy':
      return newest.updatedBy;
    case 'publishedAt':
      return document.stage === 'DRAFT' ? null : pickLatest(versions.map((version) => version?.publishedAt));
    case 'publishedBy':
      return document.stage === 'DRAFT' ? null : newest.publishedBy;
    default:
      return null;
  }
}
