import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { serviceNames } from '@kmx/shared-contracts/service-status.ts';

const knownApplications: ReadonlySet<string> = new Set(serviceNames);
const knownRoles: ReadonlySet<string> = new Set([
  'buyer',
  'own-tickets',
  'organization-tickets',
  'viewer',
  'external',
  'internal',
  'cloud',
  'onprem',
  'user',
]);

interface Names {
  /** Name of an application in the page's language; the service desk's own name for a new one. */
  readonly nameApplication: (application: { readonly id: string; readonly name?: string }) => string;
  /** Name of a role within an application. */
  readonly nameRole: (role: string) => string;
}

/** Readable names of applications and roles. */
export function useNames(): Names {
  const t = useTranslate();
  return {
    nameApplication: ({ id, name = id }) => (knownApplications.has(id) ? t(`service.${id}.name`) : name),
    nameRole: (role) => (knownRoles.has(role) ? t(`users.role.${role}`) : role),
  };
}
