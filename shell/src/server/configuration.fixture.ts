import { type Configuration, readConfiguration } from './configuration.ts';

/** The configuration of a shell for tests; a test overrides what matters to it. */
export function createTestConfiguration(change: Partial<Configuration> = {}): Configuration {
  const configuration = readConfiguration({
    PUBLIC_ORIGIN: 'http://localhost:3000',
    RELEASES_DIR: '/releases',
    DATA_DIR: '/data',
    CMS_ENDPOINT: 'http://127.0.0.1:3001/content/graphql',
    CMS_TOKEN: 'token',
    CMS_DRAFT_TOKEN: 'draft',
    CATALOGUE_ENDPOINT: 'http://127.0.0.1:3001/catalogue/graphql',
    IDENTITY_ORIGIN: 'http://127.0.0.1:3001',
    IMAGES_ORIGIN: 'http://127.0.0.1:3001',
    EDITOR_PASSWORD_HASH: 'hash',
    EDITOR_SECRET: 'sixteen-characters',
  });
  return { ...configuration, ...change };
}
