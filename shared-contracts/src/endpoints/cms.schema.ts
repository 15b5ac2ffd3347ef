import * as v from 'valibot';

/** An operation of GraphQL; one that the shell knows may be sent by its name alone (D-53). */
export const cmsRequestSchema = v.object({
  query: v.optional(v.pipe(v.string(), v.maxLength(60_000))),
  operationName: v.nullish(v.pipe(v.string(), v.regex(/^\w{1,80}$/))),
  variables: v.nullish(v.record(v.string(), v.unknown())),
});

/** What a successful operation answers; its shape is that of the operation. */
export const cmsResponseSchema = v.object({ data: v.unknown() });

/** What the shell or the content system answers when it refuses. */
export const cmsRefusalSchema = v.object({
  errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)),
});
