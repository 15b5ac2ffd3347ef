import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { type ObjectKind, policies } from './policies.ts';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

/** Arguments of an operation by path, such as `input.ticketId`. */
function listArguments(operation: string): ReadonlyMap<string, GraphQLInputType> {
  const [root = '', name = ''] = operation.split('.');
  const type = root === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const found = new Map<string, GraphQLInputType>();
  const visit = (path: string, argument: GraphQLInputType): void => {
    const inner = getNullableType(argument);
    if (!isInputObjectType(inner)) found.set(path, argument);
    else for (const field of Object.values(inner.getFields())) visit(`${path}.${field.name}`, field.type);
  };
  for (const argument of type?.getFields()[name]?.args ?? []) visit(argument.name, argument.type);
  return found;
}

/** What `id` names, where an operation is about one object. */
const subjects: Readonly<Record<string, ObjectKind>> = {
  'Query.ticket': 'ticket',
  'Query.location': 'location',
  'Query.machine': 'machine',
  'Query.user': 'user',
  'Query.organization': 'organization',
  'Mutation.closeTicket': 'ticket',
  'Mutation.createFollowUp': 'ticket',
  'Mutation.changeTicketStatus': 'ticket',
  'Mutation.assignTicket': 'ticket',
  'Mutation.acceptInvitation': 'invitation',
  'Mutation.resendInvitation': 'invitation',
  'Mutation.sendNewInvitation': 'invitation',
  'Mutation.withdrawInvitation': 'invitation',
  'Mutation.grantAccess': 'access',
  'Mutation.acceptRequest': 'access',
  'Mutation.updateAccess': 'access',
  'Mutation.declineRequest': 'access',
  'Mutation.withdrawAccess': 'access',
  'Mutation.undo': 'change',
};

/** Arguments that name a person by what the person is to the operation. */
const people: Readonly<Record<string, ObjectKind>> = { addableTo: 'user' };

describe('the policies and the schema of the service desk', () => {
  const checks = Object.entries(policies).flatMap(([operation, { objects }]) =>
    objects.map((object) => ({ operation, ...object })),
  );

  it('POR-107 a policy looks at arguments that the operation has, and leaves out only those that may be missing', () => {
    const wrong = checks.filter(({ operation, argument, isOptional }) => {
      const type = listArguments(operation).get(argument);
      return type === undefined || isNonNullType(type) === isOptional;
    });
    expect(wrong).toEqual([]);
  });

  it('POR-108 an argument names the kind of object that its name says', () => {
    const kinds = checks.map(({ operation, argument, kind }) => [operation, argument, kind]);
    const expected = checks.map(({ operation, argument }) => {
      const name = /(\w+)Id$/.exec(argument)?.[1] ?? people[argument];
      return [operation, argument, argument === 'id' ? subjects[operation] : name];
    });
    expect(kinds).toEqual(expected);
  });

  it('POR-107 POR-108 every id of an object that an operation takes is looked at by its policy', () => {
    const unchecked = Object.entries(policies).flatMap(([operation, { objects }]) =>
      [...listArguments(operation)]
        .filter(
          ([path, type]) => getNamedType(type).name === 'ID' && objects.every(({ argument }) => argument !== path),
        )
        .map(([path]) => `${operation} ${path}`),
    );
    // Applications and downloads are the same for all, ids of undo and of a repeated request are made up by who asks, and only who has
    // sent a file knows its id (claim-attachments.ts).
    const others = /^Query\.download id$|\b(?:applicationId|undoId|clientMutationId|attachments)$/;
    expect(unchecked.filter((argument) => !others.test(argument))).toEqual([]);
  });
});
