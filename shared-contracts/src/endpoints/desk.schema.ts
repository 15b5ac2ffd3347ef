import * as v from 'valibot';

/** An operation of GraphQL; what else GraphQL over HTTP knows is passed on. */
export const deskRequestSchema = v.object({ query: v.pipe(v.string(), v.maxLength(20_000)) });

/** `extensions` of an error of GraphQL: the reason why the shell or the service desk refused, and further facts. */
export const deskRefusalSchema = v.looseObject({ code: v.optional(v.string()) });

/** Codes with which the shell itself refuses. */
export type DeskRefusalCode = 'BAD_REQUEST' | 'UNAUTHENTICATED' | 'RATE_LIMITED' | 'UNAVAILABLE';
