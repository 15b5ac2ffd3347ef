import type { Model } from '../../model/model-types.ts';
import { upperFirst } from './names.ts';

const publishArguments =
  'locales: [Locale!], publishBase: Boolean = true, withDefaultLocale: Boolean = true, to: [Stage!]! = [PUBLISHED]';
const unpublishArguments = 'locales: [Locale!], unpublishBase: Boolean = true, from: [Stage!]! = [PUBLISHED]';
const paging = 'skip: Int, first: Int, last: Int, before: ID, after: ID';
const schedule = 'releaseAt: DateTime, releaseId: String';

/** Mutations of many entries: those that answer a connection, and the older ones that answer how many there were. */
function renderManyFields({ name, plural }: Model): string {
  const names = upperFirst(plural);
  const where = `where: ${name}ManyWhereInput`;
  const verbs = [
    ['updateMany', `data: ${name}UpdateManyInput!`, ''],
    ['deleteMany', '', ''],
    ['publishMany', publishArguments, 'from: Stage = DRAFT'],
    ['unpublishMany', unpublishArguments, 'stage: Stage = DRAFT'],
  ] as const;
  return verbs
    .flatMap(([verb, own, stage]) => {
      const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
      const successor = `${verb}${names}Connection`;
      const reason = `Please use the new paginated many mutation (${successor})`;
      return [
        `  ${successor}(${join(where, own, paging, stage)}): ${name}Connection!`,
        `  ${verb}${names}(${join(where, own)}): BatchPayload! @deprecated(reason: "${reason}")`,
      ];
    })
    .join('\n');
}

/** Mutations of one model (HY-70, HY-71); of the internal models only releases and planned operations can be changed. */
export function renderMutationFields(model: Model): string {
  const { name } = model;
  const where = `where: ${name}WhereUniqueInput!`;
  if (name === 'ScheduledOperation') return `  deleteScheduledOperation(${where}): ScheduledOperation`;
  if (name === 'ScheduledRelease') {
    return `  createScheduledRelease(data: ScheduledReleaseCreateInput!): ScheduledRelease
  updateScheduledRelease(${where}, data: ScheduledReleaseUpdateInput!): ScheduledRelease
  deleteScheduledRelease(${where}): ScheduledRelease`;
  }
  if (model.isSystem === true) return '';
  return `  create${name}(data: ${name}CreateInput!): ${name}
  update${name}(${where}, data: ${name}UpdateInput!): ${name}
  upsert${name}(${where}, upsert: ${name}UpsertInput!): ${name}
  delete${name}(${where}): ${name}
  publish${name}(${where}, ${publishArguments}): ${name}
  unpublish${name}(${where}, ${unpublishArguments}): ${name}
  schedulePublish${name}(${where}, ${publishArguments}, ${schedule}): ${name}
  scheduleUnpublish${name}(${where}, ${unpublishArguments}, ${schedule}): ${name}
${renderManyFields(model)}`;
}
