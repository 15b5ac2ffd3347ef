import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { viewerOperations } from '../dashboard/viewer-operations.ts';
import { downloadOperations } from '../downloads/download-operations.ts';
import { machineOperations } from '../machines/machine-operations.ts';
import { profileOperations } from '../profile/profile-operations.ts';
import { guardOperations, type Operations } from '../request/guard-operations.ts';
import { ticketOperations } from '../tickets/ticket-operations.ts';
import { undoOperations } from '../undo/undo-operations.ts';
import { userOperations } from '../users/user-operations.ts';

const serializeDate = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** All operations of the service desk. */
export const deskOperations: Operations = {
  ...viewerOperations,
  ...ticketOperations,
  ...machineOperations,
  ...userOperations,
  ...undoOperations,
  ...profileOperations,
  ...downloadOperations,
};

/** The SDL of the service desk, against which the portal builds its queries. */
export function readDeskSdl(): string {
  return readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
}

/** Builds the schema from the SDL with every operation behind its policy; throws when one of the two is missing. */
export function createDeskSchema(operations: Operations = deskOperations, sdl = readDeskSdl()): GraphQLSchema {
  const schema = createSchema({
    typeDefs: sdl,
    resolvers: { DateTime: { serialize: serializeDate }, Date: { serialize: serializeDate } },
  }) as GraphQLSchema;
  guardOperations(schema, operations);
  return schema;
}
