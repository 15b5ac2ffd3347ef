import { useSession, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { createDeskClient, type DeskClient } from './desk-client.ts';

// One client per document and user, so that the next user to sign in never sees cached answers.
const clients = new WeakMap<ShellContext['auth'], { readonly userId: string; readonly client: DeskClient }>();

/** The service desk of the signed-in user; null on the server and while signed out. */
export function useDesk(): DeskClient | null {
  const shell = useShell();
  const { user } = useSession();
  if (shell === null || user === null) return null;
  const known = clients.get(shell.auth);
  if (known?.userId === user.id) return known.client;
  const client = createDeskClient(shell.auth);
  clients.set(shell.auth, { userId: user.id, client });
  return client;
}
