import type { Insertable } from 'kysely';
import type { DeskTables } from '../model/desk-tables.ts';

/** Tables of the sample in the order in which rows can be written. */
export const sampleTables = [
  'desk_organization',
  'desk_location',
  'desk_user',
  'desk_membership',
  'desk_invitation',
  'desk_access',
  'desk_machine',
  'desk_ticket',
  'desk_comment',
  'desk_ticket_event',
  'desk_audit',
] as const satisfies readonly (keyof DeskTables)[];

/** Rows by table. */
export type SampleRows = {
  readonly [Table in (typeof sampleTables)[number]]: readonly Insertable<DeskTables[Table]>[];
};
