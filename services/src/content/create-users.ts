import { createUserId } from './access/content-access.ts';
import type { ContentDatabase } from './store/content-tables.ts';
import { createSystemEntry } from './store/system-entries.ts';

/** Ensures that each token has the User entry under which its changes are recorded (HY-15). */
export async function createUsers(database: ContentDatabase, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await createSystemEntry(database, 'User', { name, kind: 'PAT', isActive: true }, createUserId(name));
  }
}
