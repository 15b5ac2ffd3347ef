import type { GenericSchema } from 'valibot';

/** Endpoint of the shell for an operation: `tickets` for everything about tickets, `sis` for the rest (POR-067, SRV-054). */
export type DeskEndpoint = 'sis' | 'tickets';

/** One GraphQL operation with the schema of its answer, which is parsed before use. */
export interface DeskOperation<Data, Variables extends object> {
  readonly kind: 'query' | 'mutation';
  readonly endpoint: DeskEndpoint;
  readonly document: string;
  readonly schema: GenericSchema<unknown, Data>;
  /** Carries only the type of the variables; never set. */
  readonly variables?: Variables;
}

type Definition<Data> = Pick<DeskOperation<Data, object>, 'endpoint' | 'document' | 'schema'>;

/** Defines a query of the service desk. */
export function defineQuery<Variables extends object, Data>(
  definition: Definition<Data>,
): DeskOperation<Data, Variables> {
  return { kind: 'query', ...definition };
}

/** Defines a mutation of the service desk. */
export function defineMutation<Variables extends object, Data>(
  definition: Definition<Data>,
): DeskOperation<Data, Variables> {
  return { kind: 'mutation', ...definition };
}
