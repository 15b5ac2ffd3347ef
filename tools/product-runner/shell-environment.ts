import { createEditorPasswordHash } from './editor-password.ts';

/** Program of the built shell, relative to the root of the repository. */
export const shellProgram = 'shell/dist/server/main.mjs';

/** The environment that a shell on a local port needs for the embedded services. */
export function createShellEnvironment(port: number, servicesOrigin: string): Readonly<Record<string, string>> {
  return {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    CMS_ENDPOINT: `${servicesOrigin}/content/graphql`,
    CMS_TOKEN: 'kmx-development-content',
    CMS_DRAFT_TOKEN: 'kmx-development-draft',
    CATALOGUE_ENDPOINT: `${servicesOrigin}/catalogue/graphql`,
    IDENTITY_ORIGIN: servicesOrigin,
    IMAGES_ORIGIN: servicesOrigin,
    EDITOR_PASSWORD_HASH: createEditorPasswordHash(),
    EDITOR_SECRET: 'journeys-only-0123456789',
  };
}
