import * as v from 'valibot';

const messageSchema = v.picklist(['signed-in', 'signed-out', 'sign-out-failed']);
export type SessionMessage = v.InferOutput<typeof messageSchema>;

/** Notifies the other tabs of a sign-in or sign-out and receives theirs (D-66). */
export function createSessionChannel(onMessage: (message: SessionMessage) => void): (message: SessionMessage) => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel('kmx-session');
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = v.safeParse(messageSchema, event.data);
    if (message.success) onMessage(message.output);
  });
  return (message) => channel.postMessage(message);
}
