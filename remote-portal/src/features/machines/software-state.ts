/** Whether the software of a machine is up to date; null when unknown. */
export function resolveSoftwareState({
  softwareVersion,
  newestSoftwareVersion,
}: {
  readonly softwareVersion: string | null;
  readonly newestSoftwareVersion: string | null;
}): 'current' | 'outdated' | null {
  if (softwareVersion === null || newestSoftwareVersion === null) return null;
  return softwareVersion === newestSoftwareVersion ? 'current' : 'outdated';
}
