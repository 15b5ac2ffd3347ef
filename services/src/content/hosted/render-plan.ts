import type { HostedChange, HostedFieldForm, HostedModel } from './hosted-model.ts';

const titles = {
  createLocale: 'Locales',
  createEnumeration: 'Enumerations',
  createModel: 'Models',
  createComponent: 'Components',
} as const;

function renderForm({ type, isList, isLocalized, isRequired, isUnique }: HostedFieldForm): string {
  const flags = [
    ...(isLocalized ? ['localized'] : []),
    ...(isRequired ? ['required'] : []),
    ...(isUnique ? ['unique'] : []),
  ];
  return [isList ? `[${type}]` : type, ...flags].join(', ');
}

function renderFields(wanted: HostedModel, changes: ReadonlySet<HostedChange>): readonly string[] {
  const fields = wanted.fields.filter(({ change }) => changes.has(change));
  const parents = [...new Set(fields.map(({ parent }) => parent))].sort();
  return parents.flatMap((parent) => [
    `  ${parent}`,
    ...fields.filter((field) => field.parent === parent).map(({ apiId, form }) => `    ${apiId}: ${renderForm(form)}`),
  ]);
}

/** Describes the plan for people: by kind, fields by owner, and differences in the hosted project. */
export function renderPlan(wanted: HostedModel, changes: readonly HostedChange[]): string {
  const groups = Object.entries(titles).flatMap(([operation, title]) => {
    const names = changes.filter((change) => change.operation === operation).map(({ input }) => String(input['apiId']));
    return names.length === 0 ? [] : [`${title} (${names.length})`, `  ${names.join(', ')}`, ''];
  });
  const fields = renderFields(wanted, new Set(changes));
  const count = fields.filter((line) => line.startsWith('    ')).length;
  return [
    ...groups,
    ...(count === 0 ? [] : [`Fields (${count})`, ...fields, '']),
    'To know',
    ...wanted.remarks.map((remark) => `  ${remark}`),
  ].join('\n');
}
