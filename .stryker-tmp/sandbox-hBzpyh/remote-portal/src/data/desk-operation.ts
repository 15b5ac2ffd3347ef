// @ts-nocheck
import type { GenericSchema } from 'valibot';

/** Door of the shell to ask: `tickets` for everything about tickets, `sis` for all else (POR-067, SRV-054). */
export type DeskDoor = 'sis' | 'tickets';

/** One GraphQL operation with the shape of its answer; the answer is parsed before anybody sees it. */
export interface DeskOperation<Data, Variables extends object> {
  readonly kind: 'query' | 'mutation';
  readonly door: DeskDoor;
  readonly document: string;
  readonly schema: GenericSchema<unknown, Data>;
  /** Only for the type of the variables; never set. */
  readonly variables?: Variables;
}

type Definition<Data> = Pick<DeskOperation<Data, object>, 'door' | 'document' | 'schema'>;

/** A question to the service desk. */
export function defineQuery<Variables extends object, Data>(
  definition: Definition<Data>,
): DeskOperation<Data, Variables> {
  return { kind: 'query', ...definition };
}

/** A change at the service desk. */
export function defineMutation<Variables extends object, Data>(
  definition: Definition<Data>,
): DeskOperation<Data, Variables> {
  return { kind: 'mutation', ...definition };
}
