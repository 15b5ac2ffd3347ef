import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const required = {
  PUBLIC_ORIGIN: 'https://www.kmx.example',
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

it('C4 reads the trusted keys of releases by unit; without them unsigned releases are served', () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const text = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const { trustedKeys } = readConfiguration({ ...required, RELEASE_PUBLIC_KEYS: `remote-portal=${text}` });
  expect(trustedKeys?.('remote-portal').map((key) => key.equals(publicKey))).toEqual([true]);
  expect(trustedKeys?.('shell')).toEqual([]);
  expect(readConfiguration(required).trustedKeys).toBeNull();
});

it('ARC-006 every backend can be replaced by a variable', () => {
  const backends = {
    CMS_ENDPOINT: 'https://a.example/graphql',
    CATALOGUE_ENDPOINT: 'https://b.example/graphql',
    SEARCH_ENDPOINT: 'https://c.example/search',
    FORMS_ENDPOINT: 'https://d.example/forms',
    IDENTITY_ORIGIN: 'https://e.example',
    IMAGES_ORIGIN: 'https://f.example',
    FILES_ORIGIN: 'https://g.example',
  };
  expect(readConfiguration({ ...required, ...backends })).toMatchObject({
    ...backends,
    searchEndpoint: backends.SEARCH_ENDPOINT,
    formsEndpoint: backends.FORMS_ENDPOINT,
  });
});

it('HY-83 asks the content system for less than the embedded one and a large plan allow, or for what it is told', () => {
  const { CMS_MAX_REQUESTS_PER_SECOND: usual } = readConfiguration(required);
  // Within one second a tenth more may go out.
  expect(usual * 1.1).toBeLessThan(500);
  const told = { CMS_MAX_REQUESTS_PER_SECOND: '22', CMS_MAX_CONCURRENT_REQUESTS: '5' };
  expect(readConfiguration({ ...required, ...told })).toMatchObject({
    CMS_MAX_REQUESTS_PER_SECOND: 22,
    CMS_MAX_CONCURRENT_REQUESTS: 5,
  });
  expect(() => readConfiguration({ ...required, CMS_MAX_REQUESTS_PER_SECOND: '0' })).toThrow(
    'CMS_MAX_REQUESTS_PER_SEC',
  );
});

it('C4 a wrong key ends the start with the name of its variable', () => {
  expect(() => readConfiguration({ ...required, RELEASE_PUBLIC_KEY: 'nonsense' })).toThrow(
    'The shell cannot start, its configuration is wrong:\n  RELEASE_PUBLIC_KEY: ',
  );
});

it('PUB-032 a public site does not start with the token for forms that everybody knows', () => {
  const { FORMS_TOKEN: _token, ...others } = required;
  expect(() => readConfiguration(others)).toThrow('FORMS_TOKEN: is missing');
  expect(readConfiguration({ ...others, PUBLIC_ORIGIN: 'http://localhost:3000' }).formsEndpoint).toBe(
    'https://content.example/forms',
  );
});

it('AUTH-039 tokens stay in the browser unless told otherwise, and the shell holds only what passes through it', () => {
  expect(readConfiguration(required).AUTH_TOKEN_MODE).toBe('browser');
  const held = { ...required, AUTH_TOKEN_MODE: 'server' };
  expect(readConfiguration(held).AUTH_TOKEN_MODE).toBe('server');
  for (const elsewhere of ['https://id.example/am', '//id.example/am']) {
    expect(() => readConfiguration({ ...held, AUTH_BASE_URL: elsewhere })).toThrow('AUTH_TOKEN_MODE: server needs');
  }
});

it('sends no early hints where a proxy is in front that may take them for the answer, unless the operator says so', () => {
  const local = { ...required, PUBLIC_ORIGIN: 'http://localhost:3000' };
  expect(readConfiguration(local).sendsEarlyHints).toBe(true);
  expect(readConfiguration({ ...local, TRUSTED_PROXY: 'on' }).sendsEarlyHints).toBe(false);
  expect(readConfiguration(required).sendsEarlyHints).toBe(false);
  expect(readConfiguration({ ...required, EARLY_HINTS: 'on' }).sendsEarlyHints).toBe(true);
});

it('names TRUSTED_PROXY when it is neither on, off nor a list of networks', () => {
  expect(() => readConfiguration({ ...required, TRUSTED_PROXY: 'nginx' })).toThrow(
    'TRUSTED_PROXY: must be on, off, or',
  );
});

it('demands https of browsers for a year on a public site with https, or as long as the operator says', () => {
  const readSeconds = (change: Readonly<Record<string, string>>) =>
    readConfiguration({ ...required, ...change }).strictTransportSeconds;
  expect(readSeconds({})).toBe(31_536_000);
  expect(readSeconds({ HSTS_SECONDS: '300' })).toBe(300);
  expect(readSeconds({ HSTS_SECONDS: '0' })).toBe(0);
  expect(readSeconds({ PUBLIC_ORIGIN: 'https://localhost:4343' })).toBe(0);
  expect(readSeconds({ PUBLIC_ORIGIN: 'http://www.kmx.example', HSTS_SECONDS: '300' })).toBe(0);
});
