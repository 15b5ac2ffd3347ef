import { createHash } from 'node:crypto';
import { readEndToken } from './end-token.ts';
import type { FormDatabase } from './form-database.ts';

const confirmableMs = 7 * 86_400_000;

/** Confirms or ends the subscription of a mailed link; false for a link that is unknown or too old. */
export async function changeSubscription(
  database: FormDatabase,
  values: Readonly<Record<string, string>>,
  fileKey: Buffer,
): Promise<boolean> {
  const token = values['token'] ?? '';
  const endedId = readEndToken(fileKey, token);
  // The link in a story mail can end the subscription and do nothing else.
  if (endedId !== null && values['action'] !== 'end') return false;
  const token_hash = createHash('sha256').update(token).digest('base64url');
  return database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('form_subscription')
      .selectAll()
      .where(endedId === null ? 'token_hash' : 'id', '=', endedId ?? token_hash)
      .executeTakeFirst();
    if (found === undefined) return false;
    const change = (state: 'active' | 'ended') =>
      transaction
        .updateTable('form_subscription')
        .set({ state, changed_at: new Date() })
        .where('id', '=', found.id)
        .execute();
    if (values['action'] === 'end') {
      await change('ended');
      return true;
    }
    if (found.state === 'active') return true;
    if (found.state === 'ended' || found.created_at.getTime() < Date.now() - confirmableMs) return false;
    // Who subscribes twice gets each story once; the newest link counts.
    await transaction
      .updateTable('form_subscription')
      .set({ state: 'ended', changed_at: new Date() })
      .where('email', '=', found.email)
      .where('topic', '=', found.topic)
      .where('state', '=', 'active')
      .execute();
    await change('active');
    return true;
  });
}
