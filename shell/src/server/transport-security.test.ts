import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { demandSecureTransport } from './transport-security.ts';

const required = {
  RELEASES_DIR: '/releases',
  DATA_DIR: '/data',
  CMS_ENDPOINT: 'https://content.example/graphql',
  CMS_TOKEN: 'token',
  CMS_DRAFT_TOKEN: 'draft',
  CATALOGUE_ENDPOINT: 'https://catalogue.example/graphql',
  IDENTITY_ORIGIN: 'https://identity.example',
  IMAGES_ORIGIN: 'https://images.example',
  EDITOR_PASSWORD_HASH: 'hash',
  EDITOR_SECRET: 'sixteen-characters',
  FORMS_TOKEN: 'token-of-the-forms',
};

async function readHeader(environment: Readonly<Record<string, string>>): Promise<unknown> {
  const app = fastify();
  demandSecureTransport(app, readConfiguration({ ...required, ...environment }).strictTransportSeconds);
  app.get('/', () => 'a page');
  return (await app.inject('/')).headers['strict-transport-security'];
}

describe('strict transport security', () => {
  it('is demanded of browsers for a year on a public site with https, or as long as the operator says', async () => {
    const PUBLIC_ORIGIN = 'https://www.kmx.example';
    expect(await readHeader({ PUBLIC_ORIGIN })).toBe('max-age=31536000');
    expect(await readHeader({ PUBLIC_ORIGIN, HSTS_SECONDS: '300' })).toBe('max-age=300');
    expect(await readHeader({ PUBLIC_ORIGIN, HSTS_SECONDS: '0' })).toBeUndefined();
  });

  it('is not demanded on this machine or where there is no https', async () => {
    expect(await readHeader({ PUBLIC_ORIGIN: 'https://localhost:4343' })).toBeUndefined();
    expect(await readHeader({ PUBLIC_ORIGIN: 'http://www.kmx.example', HSTS_SECONDS: '300' })).toBeUndefined();
  });
});
