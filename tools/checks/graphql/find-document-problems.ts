import { buildSchema, type DocumentNode, type GraphQLSchema, Kind, parse, validate } from 'graphql';
import { type BackendName, listAskedBackends } from './backend-schemas.ts';
import type { SentDocument } from './collect-documents.ts';

function parseDocument(text: string): DocumentNode | string {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function nameOperation({ definitions }: DocumentNode): string {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return (operation?.kind === Kind.OPERATION_DEFINITION && operation.name?.value) || 'unnamed operation';
}

/** Problems of one document with the best-matching schema among those that its file queries. */
function findProblems({ file, text }: SentDocument, schemas: ReadonlyMap<string, GraphQLSchema>): readonly string[] {
  const document = parseDocument(text);
  if (typeof document === 'string') return [`${file}: ${document}`];
  const tries = listAskedBackends(file).flatMap((name) => {
    const schema = schemas.get(name);
    return schema === undefined ? [] : [{ name, errors: validate(schema, document) }];
  });
  if (tries.length === 0) return [`${file}, ${nameOperation(document)}: its remote declares no capability for it`];
  const best = tries.toSorted((left, right) => left.errors.length - right.errors.length)[0];
  const operation = nameOperation(document);
  return (best?.errors ?? []).map(({ message }) => `${file}, ${operation} (${best?.name}): ${message}`);
}

/** Validates documents against the schemas of the systems they are sent to: fields, arguments, types, variables. */
export function findDocumentProblems(
  documents: readonly SentDocument[],
  schemas: Readonly<Record<BackendName, string>>,
): readonly string[] {
  const built = new Map(Object.entries(schemas).map(([name, text]) => [name, buildSchema(text)] as const));
  return documents.flatMap((document) => findProblems(document, built));
}
