import type { PostgresPool } from 'kysely';

/** How many connections of the pool work and rest, and how many statements and transactions wait for one. */
export interface PoolLoad {
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A pool that tells how busy it is. */
export interface WatchedPool extends PostgresPool {
  readonly readLoad: () => PoolLoad;
}
