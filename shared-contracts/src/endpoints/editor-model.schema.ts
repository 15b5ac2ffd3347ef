import * as v from 'valibot';

const fieldEntries = {
  name: v.string(),
  kind: v.picklist(['scalar', 'rich', 'enum', 'relation', 'component', 'union']),
  /** A scalar, enum, model, component or union. */
  type: v.string(),
  isList: v.boolean(),
  /** Those of an enum that this field takes; absent are all. */
  choices: v.optional(v.array(v.string())),
};
const fieldSchema = v.object(fieldEntries);
const modelSchema = v.object({
  plural: v.string(),
  heading: v.string(),
  isMade: v.boolean(),
  fields: v.array(v.object({ ...fieldEntries, isLocalized: v.boolean(), isRequired: v.boolean() })),
});

/** The content model as the content system describes it: kinds of entries, and the components inside them. */
export const editorModelResponseSchema = v.object({
  models: v.record(v.string(), modelSchema),
  components: v.record(v.string(), v.array(fieldSchema)),
  unions: v.record(v.string(), v.array(v.string())),
  enums: v.record(v.string(), v.array(v.string())),
});
