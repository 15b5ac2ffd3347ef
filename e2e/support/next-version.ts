import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout } from './copy-checkout.ts';

/** What the next version does to tables that every request of people reads; the older one goes on beside it. */
const changes: Readonly<Record<string, string>> = {
  content: 'alter table content_version add column of_next_version text;\n',
  'service-desk': 'alter table desk_ticket add column of_next_version text;\n',
};

/** Copies this checkout, with a further change of tables, so that an upgrade to it always has one. */
export function makeNextVersion(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-next-'));
  copyCheckout(folder);
  for (const [service, statement] of Object.entries(changes)) {
    const migrations = path.join(folder, 'services/src', service, 'migrations');
    const number = String(readdirSync(migrations).length + 1).padStart(4, '0');
    writeFileSync(path.join(migrations, `${number}-next-version.sql`), statement);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
