import type { Model } from '../model/model-types.ts';
import { upperFirst } from './names.ts';

const publishArguments =
  'locales: [Locale!], publishBase: Boolean = true, withDefaultLocale: Boolean = true, to: [Stage!]! = [PUBLISHED]';
const unpublishArguments = 'locales: [Locale!], unpublishBase: Boolean = true, from: [Stage!]! = [PUBLISHED]';
const paging = 'skip: Int, first: Int, last: Int, before: ID, after: ID';
const schedule = 'releaseAt: DateTime, releaseId: String';

/** Mutations of one model (HY-70, HY-71); of what the service keeps itself only releases and planned operations are changed. */
export function renderMutationFields(model: Model): string {
  const { name, plural } = model;
  const where = `where: ${name}WhereUniqueInput!`;
  if (name === 'ScheduledOperation') return `  deleteScheduledOperation(${where}): ScheduledOperation`;
  if (name === 'ScheduledRelease') {
    return `  createScheduledRelease(data: ScheduledReleaseCreateInput!): ScheduledRelease
  updateScheduledRelease(${where}, data: ScheduledReleaseUpdateInput!): ScheduledRelease
  deleteScheduledRelease(${where}): ScheduledRelease`;
  }
  if (model.isSystem === true) return '';
  const many = `where: ${name}ManyWhereInput, ${paging}`;
  const names = upperFirst(plural);
  return `  create${name}(data: ${name}CreateInput!): ${name}
  update${name}(${where}, data: ${name}UpdateInput!): ${name}
  upsert${name}(${where}, upsert: ${name}UpsertInput!): ${name}
  delete${name}(${where}): ${name}
  publish${name}(${where}, ${publishArguments}): ${name}
  unpublish${name}(${where}, ${unpublishArguments}): ${name}
  schedulePublish${name}(${where}, ${publishArguments}, ${schedule}): ${name}
  scheduleUnpublish${name}(${where}, ${unpublishArguments}, ${schedule}): ${name}
  deleteMany${names}Connection(${many}): ${name}Connection!
  publishMany${names}Connection(${many}, from: Stage = DRAFT, ${publishArguments}): ${name}Connection!
  unpublishMany${names}Connection(${many}, stage: Stage = DRAFT, ${unpublishArguments}): ${name}Connection!`;
}
