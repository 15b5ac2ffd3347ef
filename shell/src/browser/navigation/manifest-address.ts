/** Address of the manifest of a build; its files stay in the browser's cache as long as the build is active (D-48). */
export const createManifestAddress = (buildId: string): string => `/builds/meta/${buildId}.json`;
