import { type DocumentNode, Kind } from 'graphql';

/** Whether a document only reads, so that it may be sent again. */
export function isQuery(document: DocumentNode): boolean {
  return document.definitions.every(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === 'query',
  );
}
