import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { accessStatuses } from './access-status.ts';
import type { AuditEntry } from './audit.query.ts';
import { useNames } from './use-names.ts';

const knownActions: ReadonlySet<string> = new Set([
  'USER_INVITED',
  'INVITATION_RESENT',
  'INVITATION_WITHDRAWN',
  'INVITATION_ACCEPTED',
  'APPLICATION_ADDED',
  'ACCESS_REQUESTED',
  'ACCESS_GRANTED',
  'REQUEST_ACCEPTED',
  'REQUEST_DECLINED',
  'ACCESS_UPDATED',
  'ACCESS_WITHDRAWN',
  'ORGANIZATION_ADDED',
  'ORGANIZATION_REMOVED',
  'PROFILE_UPDATED',
  'EMAIL_CHANGE_REQUESTED',
  'EMAIL_CHANGE_WITHDRAWN',
  'EMAIL_CHANGED',
  'TICKET_CREATED',
  'TICKET_STATUS_CHANGED',
  'TICKET_CLOSED',
  'TICKET_ASSIGNED',
  'CHANGE_UNDONE',
  'ROLE_GRANTED',
  'ROLE_REVOKED',
]);

interface AuditTexts {
  readonly describeAction: (entry: AuditEntry) => string;
  /** Names who did it, including the system. */
  readonly describeActor: (entry: AuditEntry) => string;
  /** Describes what is specific to this entry: application, ticket, status, role and reason. */
  readonly describeDetails: (entry: AuditEntry) => string;
}

/** The audit trail as texts in the page's language. */
export function useAuditTexts(): AuditTexts {
  const t = useTranslate();
  const { nameApplication, nameRole } = useNames();
  const describeDetail = ({ name, value }: AuditEntry['details'][number]): readonly string[] => {
    if (name === 'role') return [nameRole(value)];
    if (name === 'reason' && value !== '') return [t('users.audit.reason', { reason: value })];
    if (name === 'applications') return value.split(', ').map((id) => nameApplication({ id }));
    return [];
  };
  const nameStatus = (value: string | undefined) => {
    const status = accessStatuses.find((known) => known === value);
    return status === undefined ? null : t(`users.status.${status}`);
  };
  const describeMove = (details: AuditEntry['details']): readonly string[] => {
    const find = (wanted: string) => nameStatus(details.find(({ name }) => name === wanted)?.value);
    const [from, to] = [find('from'), find('to')];
    return from === null || to === null || from === to ? [] : [`${from} → ${to}`];
  };
  return {
    describeAction: ({ action }) => (knownActions.has(action) ? t(`users.audit.${action}`) : action),
    describeActor: ({ actor }) => actor?.name ?? t('users.audit.system'),
    describeDetails: ({ applicationId, ticketId, details }) =>
      [
        ...(applicationId === null ? [] : [nameApplication({ id: applicationId })]),
        ...(ticketId === null ? [] : [ticketId]),
        ...describeMove(details),
        ...details.flatMap(describeDetail),
      ].join(' · '),
  };
}
