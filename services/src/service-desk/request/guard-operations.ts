import type { GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import { type Policy, policies } from '../authorization/policies.ts';
import { judgeObject, passesGate } from '../authorization/rules.ts';
import { createDeskError, createValidationError } from '../model/desk-error.ts';
import type { Viewer } from '../model/viewer.ts';
import type { Desk, DeskRequest } from './desk-context.ts';
import type { DeskLoaders } from './load-desk-objects.ts';
import { loadOwnership } from './load-ownership.ts';

/** The effect of an allowed operation; `input` is not parsed yet. */
export type Operation = (input: unknown, request: DeskRequest) => Promise<unknown>;

/** Operations by type and field, such as `Mutation.createTicket`. */
export type Operations = Readonly<Record<string, Operation>>;

/** The server's view of one HTTP request. */
export interface RequestContext {
  readonly desk: Desk;
  /** Null without a valid token. */
  readonly viewer: Viewer | null;
  readonly loaders: DeskLoaders;
}

const maxIdLength = 100;

/** Joins an operation to the schema of its arguments; messages of the schema are ids of texts (VALIDATION). */
export function createOperation<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: (input: v.InferOutput<Schema>, request: DeskRequest) => Promise<unknown>,
): Operation {
  return (input, request) => {
    const result = v.safeParse(schema, input);
    if (result.success) return answer(result.output, request);
    const problems = result.issues.map((issue) => ({
      field: (v.getDotPath(issue) ?? 'input').replace(/^input\./, ''),
      messageId: /^[a-z]+(?:\.[A-Za-z]+)?$/.test(issue.message) ? issue.message : 'value',
    }));
    const first = new Map(problems.toReversed().map((problem) => [problem.field, problem]));
    throw createValidationError(problems.filter((problem) => first.get(problem.field) === problem));
  };
}

function readArgument(input: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }, input);
}

async function checkObjects(policy: Policy, input: unknown, { desk, viewer }: DeskRequest): Promise<void> {
  for (const { argument, kind, rule, isOptional } of policy.objects) {
    const id = readArgument(input, argument);
    if (isOptional && (id === null || id === undefined || id === '')) continue;
    const isReadable = typeof id === 'string' && id.length <= maxIdLength && !id.includes('\u0000');
    const ownership = isReadable ? await loadOwnership(desk.database, kind, id) : null;
    const judgement = ownership === null ? 'NOT_FOUND' : judgeObject(viewer, rule, ownership);
    if (judgement !== 'ALLOWED') throw createDeskError(judgement, { argument });
  }
}

function guardOperation(name: string, policy: Policy, operation: Operation) {
  return async (_root: unknown, input: unknown, { desk, viewer, loaders }: RequestContext): Promise<unknown> => {
    if (viewer === null) throw createDeskError('UNAUTHENTICATED');
    if (!passesGate(viewer, policy.gate)) throw createDeskError('FORBIDDEN');
    if (name.startsWith('Mutation.') && !(await desk.limitWrites(viewer.userId, name)))
      throw createDeskError('RATE_LIMITED');
    const request: DeskRequest = { desk, viewer, loaders };
    await checkObjects(policy, input, request);
    return operation(input, request);
  };
}

/**
 * Puts each operation behind its policy; throws when a field of the schema has no policy or operation, or the other way
 * round, so that a new field cannot be forgotten (POR-107).
 */
export function guardOperations(schema: GraphQLSchema, operations: Operations): void {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const fields = new Map(
    roots.flatMap((type) =>
      Object.values(type?.getFields() ?? {}).map((field) => [`${type?.name}.${field.name}`, field]),
    ),
  );
  for (const name of new Set([...Object.keys(operations), ...Object.keys(policies)])) {
    if (!fields.has(name)) throw new Error(`${name} is not in the schema of the service desk`);
  }
  for (const [name, field] of fields) {
    const policy = policies[name];
    const operation = operations[name];
    if (policy === undefined) throw new Error(`${name} has no policy`);
    if (operation === undefined) throw new Error(`${name} has no operation`);
    field.resolve = guardOperation(name, policy, operation);
  }
}
