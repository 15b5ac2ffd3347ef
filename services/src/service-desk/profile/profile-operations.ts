import * as v from 'valibot';
import { createConflictError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { createOptionalTextSchema, createTextSchema, languageSchema, versionSchema } from '../model/input-schemas.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { createOperation, type Operations } from '../request/guard-operations.ts';

const short = v.optional(createOptionalTextSchema(100));

/** Missing values stay unchanged; names cannot become empty (POR-080). */
const changeSchema = v.object({
  firstName: v.optional(createTextSchema('profile.firstName', 100)),
  lastName: v.optional(createTextSchema('profile.lastName', 100)),
  company: short,
  telephone: v.optional(v.pipe(createOptionalTextSchema(40), v.regex(/^[\d\s()+./-]*$/, 'profile.telephone'))),
  address: v.optional(createOptionalTextSchema(200)),
  postalCode: v.optional(createOptionalTextSchema(20)),
  city: short,
  country: v.optional(v.pipe(createOptionalTextSchema(2), v.regex(/^(?:[A-Z]{2})?$/, 'profile.country'))),
  language: v.optional(languageSchema),
  receivesMails: v.optional(v.boolean()),
  expectedVersion: versionSchema,
});
type Change = v.InferOutput<typeof changeSchema>;

async function loadProfile({ desk, viewer }: DeskRequest) {
  const row = await desk.database
    .selectFrom('desk_user')
    .selectAll()
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    version: row.version,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    email: row.email,
    telephone: row.telephone,
    address: row.address,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    language: row.language,
    receivesMails: row.receives_mails,
    isManagedInternally: viewer.isManagedInternally,
  };
}

async function updateProfile({ desk, viewer }: DeskRequest, change: Change): Promise<void> {
  await desk.database.transaction().execute(async (transaction: DeskDatabase) => {
    const query = transaction.selectFrom('desk_user').selectAll().where('id', '=', viewer.userId).forUpdate();
    const row = await query.executeTakeFirstOrThrow();
    const { expectedVersion } = change;
    if (expectedVersion != null && expectedVersion !== row.version) {
      throw createConflictError('VERSION', { id: row.id, version: row.version, status: 'ACTIVE' });
    }
    const names = {
      first_name: change.firstName ?? row.first_name,
      last_name: change.lastName ?? row.last_name,
    };
    await transaction
      .updateTable('desk_user')
      .set({
        ...names,
        company: change.company ?? row.company,
        telephone: change.telephone ?? row.telephone,
        address: change.address ?? row.address,
        postal_code: change.postalCode ?? row.postal_code,
        city: change.city ?? row.city,
        country: change.country ?? row.country,
        language: change.language ?? row.language,
        receives_mails: change.receivesMails ?? row.receives_mails,
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .execute();
    const isRenamed = names.first_name !== row.first_name || names.last_name !== row.last_name;
    if (isRenamed && row.account_id !== null) {
      await desk.openDirectory(transaction).rename(row.account_id, names.first_name, names.last_name);
    }
    await writeAudit(transaction, viewer, { action: 'PROFILE_UPDATED', userId: viewer.userId });
  });
}

/** The viewer's own profile (SYS-035, POR-080..082). */
export const profileOperations: Operations = {
  'Query.profile': (_input, request) => loadProfile(request),
  'Mutation.updateProfile': createOperation(v.object({ input: changeSchema }), async ({ input }, request) => {
    await updateProfile(request, input);
    return loadProfile(request);
  }),
};
