import type { GraphQLFieldResolver } from 'graphql';
import type { ContentRequest } from '../reading/content-request.ts';

export type Resolver<Source, Input> = GraphQLFieldResolver<Source, ContentRequest, Input>;

/** Resolvers of one type by field name; the schema builder attaches them. */
export type FieldResolvers = Readonly<Record<string, Resolver<never, never>>>;
