export type AdminScope = 'NONE' | 'EXTERNAL' | 'INTERNAL';

/** The viewer: roles from the verified token, organizations from the desk, so that a withdrawal takes effect at once. */
export interface Viewer {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly adminScope: AdminScope;
  readonly isManagedInternally: boolean;
  /** Organizations the viewer belongs to. */
  readonly memberOf: readonly string[];
  /** Organizations in which the viewer has an active application, with their role there. */
  readonly accesses: readonly {
    readonly applicationId: string;
    readonly organizationId: string;
    readonly role: string;
  }[];
}

/** Internal administrators are the service staff of the embedded desk (D-28). */
export function isServiceStaff(viewer: Viewer): boolean {
  return viewer.adminScope === 'INTERNAL';
}

/** Both administrator roles present: internal wins (D-28, POR-110). */
export function resolveAdminScope(roles: readonly string[]): AdminScope {
  if (roles.includes('kmx_delegatedadmin_intern')) return 'INTERNAL';
  return roles.includes('kmx_delegatedadmin_extern') ? 'EXTERNAL' : 'NONE';
}
