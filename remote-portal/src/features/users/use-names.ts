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
  /** Name of an application in the language of the page; what the service desk calls it when it is a new one. */
  readonly nameApplication: (application: { readonly id: string; readonly name?: string }) => string;
  /** Name of a role within an application. */
  readonly nameRole: (role: string) => string;
}

/** Names of applications and roles as people read them. */
export function useNames(): Names {
  const t = useTranslate();
  return {
    nameApplication: ({ id, name = id }) => (knownApplications.has(id) ? t(`service.${id}.name`) : name),
    nameRole: (role) => (knownRoles.has(role) ? t(`users.role.${role}`) : role),
  };
}
