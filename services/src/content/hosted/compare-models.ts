import type { HostedChange, HostedFieldForm, HostedModel } from './hosted-model.ts';
import { nameForPeople } from './hosted-names.ts';

/** What a hosted project already has. */
export interface PresentModel {
  readonly defaultLocale: string;
  readonly locales: ReadonlySet<string>;
  readonly enumerations: ReadonlyMap<string, ReadonlySet<string>>;
  /** Fields by `Model.field`, of models and components. */
  readonly fields: ReadonlyMap<string, HostedFieldForm>;
  readonly models: ReadonlyMap<string, string>;
  readonly components: ReadonlySet<string>;
}

/** An empty project with the site's default locale, from which a plan without network starts. */
export function createEmptyModel(defaultLocale: string): PresentModel {
  return {
    defaultLocale,
    locales: new Set([defaultLocale]),
    enumerations: new Map(),
    fields: new Map(),
    models: new Map([['Asset', 'Assets']]),
    components: new Set(),
  };
}

/** What has to be created, and what prevents it; if anything does, nothing is created. */
export interface Comparison {
  readonly changes: readonly HostedChange[];
  readonly conflicts: readonly string[];
}

function describeForm({ type, isList, isLocalized, isRequired, isUnique }: HostedFieldForm): string {
  const flags = [
    isList ? 'list' : '',
    isLocalized ? 'localized' : '',
    isRequired ? 'required' : '',
    isUnique ? 'unique' : '',
  ];
  return [type, ...flags.filter((flag) => flag !== '')].join(', ');
}

function compareEnumerations(wanted: HostedModel, present: PresentModel): Comparison {
  const changes: HostedChange[] = [];
  const conflicts: string[] = [];
  for (const [apiId, values] of Object.entries(wanted.enumerations)) {
    const known = present.enumerations.get(apiId);
    if (known === undefined) {
      const named = values.map((value) => ({ apiId: value, displayName: nameForPeople(value) }));
      changes.push({
        operation: 'createEnumeration',
        input: { apiId, displayName: nameForPeople(apiId), values: named },
      });
      continue;
    }
    const missing = values.filter((value) => !known.has(value));
    if (missing.length > 0) conflicts.push(`enumeration ${apiId}: lacks ${missing.join(', ')}`);
  }
  return { changes, conflicts };
}

function compareOwners(wanted: HostedModel, present: PresentModel): Comparison {
  const models = wanted.models.filter(({ apiId }) => !present.models.has(apiId));
  const components = wanted.components.filter(({ apiId }) => !present.components.has(apiId));
  const create = (operation: 'createModel' | 'createComponent') => (owner: HostedModel['models'][number]) => ({
    operation,
    input: { ...owner, displayName: nameForPeople(owner.apiId) },
  });
  const renamed = wanted.models.filter(({ apiId, apiIdPlural }) => {
    const plural = present.models.get(apiId);
    return plural !== undefined && plural !== apiIdPlural;
  });
  return {
    changes: [...models.map(create('createModel')), ...components.map(create('createComponent'))],
    conflicts: renamed.map(
      ({ apiId, apiIdPlural }) =>
        `model ${apiId}: its plural is ${present.models.get(apiId)}, should be ${apiIdPlural}`,
    ),
  };
}

function compareFields(wanted: HostedModel, present: PresentModel): Comparison {
  const changes: HostedChange[] = [];
  const conflicts: string[] = [];
  for (const { parent, apiId, form, change } of wanted.fields) {
    const name = `${parent}.${apiId}`;
    const known = present.fields.get(name);
    if (known === undefined) changes.push(change);
    else if (describeForm(known) !== describeForm(form))
      conflicts.push(`field ${name}: is ${describeForm(known)}; should be ${describeForm(form)}`);
  }
  return { changes, conflicts };
}

/** Compares the wanted model with the existing one: what exists stays, what is missing is created in a workable order. */
export function compareModels(wanted: HostedModel, present: PresentModel): Comparison {
  const [defaultLocale] = wanted.locales;
  const locales = wanted.locales
    .filter((locale) => !present.locales.has(locale))
    .map((apiId) => ({
      operation: 'createLocale' as const,
      input: { apiId, displayName: new Intl.DisplayNames('en', { type: 'language' }).of(apiId) ?? apiId },
    }));
  const parts = [compareEnumerations(wanted, present), compareOwners(wanted, present), compareFields(wanted, present)];
  const isOther = present.defaultLocale !== defaultLocale;
  return {
    changes: [...locales, ...parts.flatMap(({ changes }) => changes)],
    conflicts: [
      ...(isOther ? [`the default locale is ${present.defaultLocale}, should be ${defaultLocale}`] : []),
      ...parts.flatMap(({ conflicts }) => conflicts),
    ],
  };
}
