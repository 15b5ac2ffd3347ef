import { generateKeyPairSync } from 'node:crypto';
import { listUnnamedFailures } from '@kmx/server-kit/operations/nonsense.fixture.ts';
import { sampleSecrets } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import { expect, it } from 'vitest';
import { readConfiguration, variableNames } from './configuration.ts';

const { publicKey } = generateKeyPairSync('ed25519');
const keyText = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

const required = {
  PUBLIC_ORIGIN: 'https://www.kmx.example',
  RELEASE_PUBLIC_KEY: keyText,
  RELEASES_DIR: '/releases',
  DATA_DIR: '/data',
  CMS_ENDPOINT: 'https://content.example/graphql',
  CMS_TOKEN: 'kT9vQ2mXw7RfLb4Zs8Ye',
  CMS_DRAFT_TOKEN: 'Hn3cJ6uPd1GxVa5Ko0Wt',
  CATALOGUE_ENDPOINT: 'https://catalogue.example/graphql',
  IDENTITY_ORIGIN: 'https://identity.example',
  IMAGES_ORIGIN: 'https://images.example',
  EDITOR_PASSWORD_HASH: '$argon2id$v=19$m=64,t=1,p=1$bm9uY2Vub25jZQ$dGFndGFndGFn',
  EDITOR_SECRET: 'Bz7rEi4Sy2Uq9MgTl6Cj',
  FORMS_TOKEN: 'Fw5oNk8Dh3Xp1ZvRt7Ab',
};

it('REL-03 reads the trusted keys of releases by unit; a public site serves unsigned releases only where that is said', () => {
  const { RELEASE_PUBLIC_KEY: _key, ...unsigned } = required;
  const { trustedKeys } = readConfiguration({ ...unsigned, RELEASE_PUBLIC_KEYS: `remote-portal=${keyText}` });
  expect(trustedKeys?.('remote-portal', 'release').map((key) => key.equals(publicKey))).toEqual([true]);
  expect(trustedKeys?.('shell', 'release')).toEqual([]);
  expect(() => readConfiguration(unsigned)).toThrow(/RELEASE_PUBLIC_KEYS: .*ALLOW_UNSIGNED_RELEASES=on/);
  expect(readConfiguration({ ...unsigned, ALLOW_UNSIGNED_RELEASES: 'on' }).trustedKeys).toBeNull();
  expect(readConfiguration({ ...unsigned, PUBLIC_ORIGIN: 'http://localhost:3000' }).trustedKeys).toBeNull();
});

it('does not start on a public origin with a missing, weak or sample secret, and names each with the remedy', () => {
  const { pagePassword: _password, ...samples } = sampleSecrets;
  for (const name of [
    'CMS_TOKEN',
    'CMS_DRAFT_TOKEN',
    'CMS_BROWSER_TOKEN',
    'CONTENT_WEBHOOK_SECRET',
    'EDITOR_SECRET',
    'FORMS_TOKEN',
  ]) {
    const start = (secret: string) => () => readConfiguration({ ...required, [name]: secret });
    expect(start('a'.repeat(16)), name).toThrow(
      `${name}: is easy to guess: it repeats itself; set it to the answer of`,
    );
    for (const sample of Object.values(samples)) expect(start(sample), name).toThrow(`${name}: is the sample of`);
  }
  const both = { ...required, EDITOR_SECRET: '1'.repeat(16), CMS_TOKEN: samples.contentToken };
  expect(() => readConfiguration(both)).toThrow(/CMS_TOKEN: .*\n {2}EDITOR_SECRET: /);
  expect(readConfiguration({ ...both, PUBLIC_ORIGIN: 'http://localhost:3000' }).isProduction).toBe(false);
});

it('does not start on a public origin without https unless that is said, nor with a password hash that nothing opens', () => {
  const open = { ...required, PUBLIC_ORIGIN: 'http://www.kmx.example' };
  expect(() => readConfiguration(open)).toThrow(/PUBLIC_ORIGIN: .* is not https.*ALLOW_INSECURE_ORIGIN=on/);
  expect(readConfiguration({ ...open, ALLOW_INSECURE_ORIGIN: 'on' }).isProduction).toBe(true);
  expect(() => readConfiguration({ ...required, EDITOR_PASSWORD_HASH: 'open sesame' })).toThrow(
    'EDITOR_PASSWORD_HASH: is not an argon2id hash; make one with: npm run accounts -- hash-password',
  );
});

it('every variable that is nonsense ends the start with its name, whatever the nonsense is', () => {
  const given = { ...required, SERVICES_SECRET: 'uQ7wLm2Zr9Xe4Bk6Tn1V' };
  const start = (wrong: object) => readConfiguration({ ...given, ...wrong });
  expect(listUnnamedFailures(variableNames, start)).toEqual([]);
});

it('an origin has no path, not even a slash, which would be doubled in each address that starts with it', () => {
  for (const name of ['PUBLIC_ORIGIN', 'IDENTITY_ORIGIN', 'IMAGES_ORIGIN', 'FILES_ORIGIN', 'SERVICES_ORIGINS']) {
    const secret = { ...required, SERVICES_SECRET: 'uQ7wLm2Zr9Xe4Bk6Tn1V' };
    expect(() => readConfiguration({ ...secret, [name]: 'https://www.kmx.example' })).not.toThrow();
    for (const wrong of [
      'https://www.kmx.example/',
      'https://www.kmx.example/a',
      'ftp://www.kmx.example',
      'HTTPS://A.example',
    ]) {
      expect(() => readConfiguration({ ...secret, [name]: wrong }), wrong).toThrow(name);
    }
  }
});

it('listens for this machine alone as long as the origin is local, unless HOST says more', () => {
  const local = { ...required, PUBLIC_ORIGIN: 'http://localhost:3000' };
  expect(readConfiguration(local).host).toBe('127.0.0.1');
  expect(readConfiguration({ ...local, HOST: '192.0.2.2' }).host).toBe('192.0.2.2');
  expect(readConfiguration(required).host).toBe('0.0.0.0');
  expect(() => readConfiguration({ ...local, HOST: 'http://x' })).toThrow('HOST: must be an address of this machine');
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

it('HY-83 sends the content system fewer requests than the embedded one and a large plan allow, or as many as configured', () => {
  const { CMS_MAX_REQUESTS_PER_SECOND: usual } = readConfiguration(required);
  // Within one second a tenth more may go out.
  expect(usual * 1.1).toBeLessThan(500);
  const configured = { CMS_MAX_REQUESTS_PER_SECOND: '22', CMS_MAX_CONCURRENT_REQUESTS: '5' };
  expect(readConfiguration({ ...required, ...configured })).toMatchObject({
    CMS_MAX_REQUESTS_PER_SECOND: 22,
    CMS_MAX_CONCURRENT_REQUESTS: 5,
  });
  expect(() => readConfiguration({ ...required, CMS_MAX_REQUESTS_PER_SECOND: '0' })).toThrow(
    'CMS_MAX_REQUESTS_PER_SEC',
  );
});

it('REL-03 a wrong key ends the start with the name of its variable', () => {
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

it('AUTH-039 tokens stay in the browser by default, and the shell only holds those that pass through it', () => {
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

it('promise 6: files of releases may be at another https origin, and nowhere else', () => {
  const start = (origin: string, change: Readonly<Record<string, string>> = {}) =>
    readConfiguration({ ...required, ...change, RELEASE_FILES_ORIGIN: origin }).RELEASE_FILES_ORIGIN;
  expect(readConfiguration(required).RELEASE_FILES_ORIGIN).toBeUndefined();
  for (const origin of ['https://files.kmx.example', 'https://kmx.cdn.example:8443'])
    expect(start(origin)).toBe(origin);
  for (const wrong of [
    ...['', 'files.kmx.example', '//files.kmx.example', 'ftp://files.kmx.example', 'https://', '*'],
    ...['https://files.kmx.example/', 'https://files.kmx.example/kmx', 'https://files.kmx.example?x', 'https://a b'],
    ...['https://Files.kmx.example', 'https://files.kmx.example:443', 'https://user@files.kmx.example', 'null'],
  ]) {
    expect(() => start(wrong), wrong).toThrow('RELEASE_FILES_ORIGIN: must be an origin such as');
  }
  for (const site of ['https://www.kmx.example', 'http://www.kmx.example']) {
    expect(() => start(site), site).toThrow('RELEASE_FILES_ORIGIN: is where the site itself is');
  }
  const plain = 'http://files.kmx.example';
  expect(() => start(plain)).toThrow('RELEASE_FILES_ORIGIN: http://files.kmx.example is not https');
  expect(() => start(plain, { PUBLIC_ORIGIN: 'https://localhost:4343' })).toThrow('is not https');
  const insecure = { PUBLIC_ORIGIN: 'http://www.kmx.example', ALLOW_INSECURE_ORIGIN: 'on' };
  expect(start(plain, insecure)).toBe(plain);
  expect(start('http://localhost:3001', { PUBLIC_ORIGIN: 'http://localhost:3000' })).toBe('http://localhost:3001');
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
  expect(
    readSeconds({ PUBLIC_ORIGIN: 'http://www.kmx.example', ALLOW_INSECURE_ORIGIN: 'on', HSTS_SECONDS: '300' }),
  ).toBe(0);
});

it("proves itself to all backends, or to those that are named where some are somebody else's", () => {
  expect(readConfiguration(required).serviceCalls).toBeNull();
  const secret = { ...required, SERVICES_SECRET: 'uQ7wLm2Zr9Xe4Bk6Tn1V' };
  expect([...(readConfiguration(secret).serviceCalls?.origins ?? [])].toSorted()).toEqual([
    'https://catalogue.example',
    'https://content.example',
    'https://identity.example',
    'https://images.example',
  ]);
  const named = readConfiguration({ ...secret, SERVICES_ORIGINS: 'https://identity.example, https://images.example' });
  expect([...(named.serviceCalls?.origins ?? [])]).toEqual(['https://identity.example', 'https://images.example']);
  expect(() => readConfiguration({ ...secret, SERVICES_ORIGINS: 'https://identity.example/am' })).toThrow(
    'SERVICES_ORIGINS',
  );
});
