import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import type { FormProblems } from '@kmx/remote-kit/forms/form-rules.ts';
import * as v from 'valibot';

/** Possible problems with a field of a ticket; the text is `tickets.problem.{id}` (POR-060, POR-062, POR-064). */
export const ticketProblems = [
  'location',
  'type',
  'machine',
  'subject',
  'description',
  'closeReason',
  'text',
  'attachments',
  'value',
] as const;
export type TicketProblem = (typeof ticketProblems)[number];

const problemSchema = v.object({ field: v.string(), messageId: v.string() });
const detailsSchema = v.object({ problems: v.array(problemSchema) });

const isProblem = (id: string): id is TicketProblem => (ticketProblems as readonly string[]).includes(id);

/** Problems found by the service desk, by field; empty for every other failure. */
export function readServerProblems(error: RequestError | null): FormProblems<TicketProblem> {
  if (error?.kind !== 'refused') return {};
  const details = v.safeParse(detailsSchema, error.details);
  if (!details.success) return {};
  return Object.fromEntries(
    details.output.problems.map(({ field, messageId }) => {
      const id = messageId.split('.').at(-1) ?? '';
      // Inputs are nested, `input.subject`; forms are flat.
      return [field.split('.').at(-1) ?? field, isProblem(id) ? id : 'value'];
    }),
  );
}
