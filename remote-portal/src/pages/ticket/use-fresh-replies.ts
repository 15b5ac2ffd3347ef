import { useState } from 'react';
import type { TicketComment } from './ticket.query.ts';

/** Comments by others that have arrived while the ticket is open, oldest first. */
export function useFreshReplies(comments: readonly TicketComment[]): readonly TicketComment[] {
  const [known] = useState(() => new Set(comments.map(({ id }) => id)));
  return comments.filter(({ id, isOwn }) => !isOwn && !known.has(id));
}
