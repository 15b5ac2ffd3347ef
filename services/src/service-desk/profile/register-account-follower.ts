import type { FastifyInstance } from 'fastify';
import { followAccount } from './follow-account.ts';

/**
 * Lets the desk follow the accounts of the embedded identity provider: part of the process that has the provider, because
 * it works in the provider's transactions, on the tables of the desk (POR-081). No effect where there is no provider.
 */
export async function registerAccountFollower(app: FastifyInstance): Promise<void> {
  app.accountListeners?.push(followAccount);
}
