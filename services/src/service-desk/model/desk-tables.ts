import type { Generated, Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { MailTables } from '../../mail/mail-database.ts';
import type { UploadTables } from '../../uploads/upload-database.ts';
import type { AccessStatus } from './access-transitions.ts';
import type { TicketStatus } from './ticket-transitions.ts';

export type TicketType = 'FAULT' | 'SPARE_PARTS' | 'MAINTENANCE' | 'SOFTWARE' | 'TRAINING' | 'QUESTION';
export type TicketConcern = 'PRODUCTION_STOPPED' | 'PRODUCTION_LIMITED' | 'QUALITY' | 'PLANNED' | 'GENERAL';
export type CloseReason = 'SOLVED_BY_PROVIDER' | 'SOLVED_WITHOUT_PROVIDER' | 'NO_LONGER_RELEVANT';
export type MachineStatus = 'RUNNING' | 'MAINTENANCE_DUE' | 'STOPPED' | 'OUT_OF_SERVICE';
export type TicketEventKind = 'CREATED' | 'STATUS_CHANGED' | 'REOPENED' | 'ASSIGNED' | 'CLOSED' | 'FOLLOW_UP_CREATED';

/**
 * The tables of the service desk; days are text such as 2026-11-21, so that no time zone can move them. A type and not
 * an interface, because `withTables` asks for an index signature.
 */
export type DeskTables = {
  desk_organization: {
    id: string;
    name: string;
    industry: string;
    sub_region: string;
    country: string;
    city: string;
    customers_may_close: boolean;
  };
  desk_location: {
    id: string;
    organization_id: string;
    name: string;
    address: string;
    postal_code: string;
    city: string;
    country: string;
  };
  desk_user: {
    id: string;
    /** Subject of the identity tokens; null for people without an account there. */
    account_id: string | null;
    email: string;
    first_name: string;
    last_name: string;
    language: string;
    is_service_staff: boolean;
    activated_at: Date | null;
    last_seen_at: Date | null;
    receives_mails: boolean;
    company: string;
    telephone: string;
    address: string;
    postal_code: string;
    city: string;
    country: string;
    version: number;
  };
  desk_membership: { user_id: string; organization_id: string };
  desk_invitation: {
    id: string;
    user_id: string;
    organization_id: string;
    /** ACCOUNT: the link of the mail creates the account; APPLICATION: an account that is in use gets an offer. */
    kind: 'ACCOUNT' | 'APPLICATION';
    invited_by: string | null;
    sent_at: Date;
    expires_at: Date;
    accepted_at: Date | null;
  };
  desk_access: {
    id: string;
    user_id: string;
    organization_id: string;
    application_id: string;
    role: string;
    status: AccessStatus;
    version: number;
    requested_by: string | null;
    request_date: Date | null;
    request_reason: string | null;
    decline_reason: string | null;
    invitation_id: string | null;
    changed_at: Date;
  };
  desk_machine: {
    id: string;
    organization_id: string;
    location_id: string;
    product_slug: string | null;
    name: string;
    serial_number: string;
    inventory_number: string | null;
    status: MachineStatus;
    commissioned_on: string;
    out_of_service_on: string | null;
    software_version: string | null;
    newest_software_version: string | null;
    warranty_ends_on: string;
    last_service_on: string | null;
    next_service_on: string | null;
    operating_hours: number | null;
    search_text: string;
  };
  desk_ticket: {
    id: string;
    version: number;
    organization_id: string;
    location_id: string;
    contact_id: string;
    assignee_id: string | null;
    type: TicketType;
    concern: TicketConcern;
    subject: string;
    description: string;
    status: TicketStatus;
    close_reason: CloseReason | null;
    machine_id: string | null;
    machine_name: string | null;
    serial_number: string | null;
    created_at: Date;
    updated_at: Date;
    /** Since when the customer waits for an answer; null when it is not the turn of service staff. */
    waiting_since: Date | null;
    solved_at: Date | null;
    closed_at: Date | null;
    follow_up_of: string | null;
    client_mutation_id: string;
    comment_count: number;
    reply_count: number;
    /** Subject as lists are sorted by it: the databases do not agree on the order of human text. */
    subject_key: string;
    search_text: string;
  };
  desk_comment: {
    id: string;
    ticket_id: string;
    author_id: string;
    is_reply: boolean;
    text: string;
    created_at: Date;
    client_mutation_id: string;
  };
  desk_ticket_event: {
    id: string;
    ticket_id: string;
    kind: TicketEventKind;
    at: Date;
    by_id: string;
    from_status: TicketStatus | null;
    to_status: TicketStatus | null;
    reason: CloseReason | null;
    assignee_id: string | null;
    follow_up_id: string | null;
  };
  desk_attachment: {
    id: string;
    ticket_id: string;
    comment_id: string | null;
    upload_id: string;
    name: string;
    size_bytes: number;
    media_type: string;
    created_at: Date;
  };
  desk_audit: {
    id: Generated<string>;
    at: Date;
    action: string;
    actor_id: string | null;
    actor_name: string | null;
    user_id: string | null;
    user_name: string | null;
    organization_id: string | null;
    organization_name: string | null;
    application_id: string | null;
    ticket_id: string | null;
    /** JSON object of names and values. */
    details: string;
  };
  desk_undo: {
    /** Chosen by who made the change. */
    id: string;
    by_id: string;
    until: Date;
    /** JSON of an UndoState. */
    state: string;
    /** A person who is deleted for good at the end, unless the change is undone. */
    leaving_user_id: string | null;
  };
  desk_seed: { name: string; seeded_at: Date };
};

/** The database of the process seen with the tables of the desk, its mails and the files it claims. */
export type DeskDatabase = Kysely<Database & MailTables & UploadTables & DeskTables>;

/** Shows the database of the process with these tables. */
export function openDeskDatabase(database: Kysely<Database>): DeskDatabase {
  return database.withTables<MailTables>().withTables<UploadTables>().withTables<DeskTables>();
}
