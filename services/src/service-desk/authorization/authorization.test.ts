import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDesk, type TestDesk } from '../create-test-desk.ts';
import { createDeskSchema, deskOperations, readDeskSdl } from '../graphql/create-desk-schema.ts';
import { policies } from './policies.ts';
import { judgeCell, listRelations, matrixRoles, seesEverything } from './policy-matrix.ts';
import { colleagueMark, createMatrixWorld, foreignMark, thereMark } from './test-matrix-world.ts';

const schema = createDeskSchema();
const rootTypes = [schema.getQueryType(), schema.getMutationType()].filter(
  (type) => type !== null && type !== undefined,
);
const operations = rootTypes.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));

/** Allowed to who sees both, but the objects have nothing to do with each other. */
const senseless = new Set(['Mutation.createTicket', 'Mutation.addApplication', 'Mutation.removeOrganization']);

/** Asks for everything two levels deep, so that a leak in any field is seen. */
function selectFields(type: GraphQLObjectType, depth: number): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    return depth > 0 && isObjectType(named) ? [`${field.name}{${selectFields(named, depth - 1)}}`] : [];
  });
  return parts.length === 0 ? '__typename' : parts.join(' ');
}

function writeOperation(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, input: object): string {
  const used = field.args.filter(({ name }) => name in input);
  const head = used.map(({ name, type: of }) => `$${name}: ${String(of)}`).join(', ');
  const call = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const named = getNamedType(field.type);
  const depth = ['Viewer', 'Dashboard', 'UserPage', 'User'].includes(named.name) ? 2 : 1;
  const selection = isObjectType(named) ? `{${selectFields(named, depth)}}` : '';
  const keyword = type.name.toLowerCase();
  return `${keyword}${head === '' ? '' : `(${head})`} {${field.name}${call === '' ? '' : `(${call})`}${selection}}`;
}

describe('authorization of the service desk', () => {
  let desk: TestDesk;
  let world: Awaited<ReturnType<typeof createMatrixWorld>>;
  beforeAll(async () => {
    desk = await createTestDesk({ SIS_WRITES_PER_MINUTE: '100000', SIS_INVITATIONS_PER_HOUR: '100000' });
    world = await createMatrixWorld(desk);
  }, 120_000);
  afterAll(() => desk.close());

  it.each(operations.map(({ type, field }) => [`${type.name}.${field.name}`, type, field] as const))(
    'POR-107 POR-108 POR-109 %s answers every role as its policy says, for own, colleagues’ and foreign objects',
    async (name, type, field) => {
      const policy = policies[name];
      if (policy === undefined) throw new Error('no policy');
      for (const role of matrixRoles) {
        for (const relation of listRelations(policy, role)) {
          const has = (argument: string) => field.args.some((each) => each.name === argument);
          const input = {
            ...(has('size') ? { size: 200 } : {}),
            ...(has('search') && relation === 'NONE' ? { search: foreignMark } : {}),
            ...(await world.createArguments(name, role, relation)),
          };
          const answer = await desk.ask(world.tokenOf(role), writeOperation(type, field, input), input);
          const cell = `${name} as ${role.name}, ${relation}`;
          const outcome = judgeCell(policy, role, relation);
          const expected =
            outcome === 'ALLOWED' && (relation === 'MIXED' || relation === 'ACROSS') && senseless.has(name)
              ? 'VALIDATION'
              : outcome;
          expect(`${cell}: ${answer.code ?? 'ALLOWED'}`).toBe(`${cell}: ${expected}`);
          if (!seesEverything(role)) expect(answer.text).not.toContain(foreignMark);
          const seesThere =
            seesEverything(role) || role.accessesThere?.some(([application]) => application !== 'inventory');
          if (!seesThere) expect(answer.text).not.toContain(thereMark);
          const seesColleagues = role.name.includes('administrator') || role.name.includes('organization');
          if (!seesColleagues) expect(answer.text).not.toContain(colleagueMark);
        }
      }
    },
    120_000,
  );

  it('POR-107 a field without a policy or without an operation does not start', () => {
    const sdl = readDeskSdl();
    const withSecret = sdl.replace('type Query {', 'type Query { secret: String');
    expect(() => createDeskSchema(deskOperations, withSecret)).toThrow('Query.secret has no policy');
    const { 'Query.viewer': _viewer, ...others } = deskOperations;
    expect(() => createDeskSchema(others, sdl)).toThrow('Query.viewer has no operation');
    expect(() => createDeskSchema({ ...deskOperations, 'Query.gone': () => Promise.resolve() }, sdl)).toThrow(
      'Query.gone',
    );
  });
});
