import * as v from 'valibot';
import { capabilityNameSchema } from './capabilities.ts';

const maxOperations = 1000;
const maxDocumentLength = 20_000;

const operationName = v.pipe(v.string(), v.regex(/^[_A-Za-z][_0-9A-Za-z]{0,99}$/, 'must be a name of GraphQL'));
const documentsSchema = v.pipe(
  v.record(operationName, v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxDocumentLength))),
  v.check((documents) => Object.keys(documents).length <= maxOperations, `must be ${maxOperations} operations at most`),
);

/**
 * The operations file of a release: the GraphQL documents that its browser half may send, by service and name. A service
 * has the name of the capability that allows it.
 */
export const operationsSchema = v.record(capabilityNameSchema, documentsSchema);

/** Documents by service and name. */
export type Operations = Readonly<Record<string, Readonly<Record<string, string>>>>;
