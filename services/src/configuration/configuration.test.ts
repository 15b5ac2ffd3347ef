import { listUnnamedFailures } from '@kmx/server-kit/operations/nonsense.fixture.ts';
import { sampleSecrets } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import { describe, expect, it } from 'vitest';
import { publicEnvironment } from '../public-environment.fixture.ts';
import { serviceNames } from '../service-names.ts';
import { parseConfiguration, variableNames } from './parse-configuration.ts';

describe('configuration', () => {
  it('names the variable that is wrong', () => {
    expect(() => parseConfiguration({ SERVICES_PORT: '0x10' })).toThrow('SERVICES_PORT: must be a whole number');
    expect(() => parseConfiguration({ PUBLIC_ORIGIN: 'https://www.kmx.example/' })).toThrow('PUBLIC_ORIGIN');
    expect(() => parseConfiguration({ SAMPLE_CONTENT: 'no' })).toThrow('SAMPLE_CONTENT: must be on or off');
  });

  it('names it whatever the nonsense is', () => {
    const DATABASE_URL = 'postgres://kmx:only-for-this-test@127.0.0.1:5432/kmx';
    const start = (wrong: object) => parseConfiguration({ DATABASE_URL, ...wrong });
    expect(listUnnamedFailures(variableNames, start)).toEqual([]);
  });

  it('has all services unless SERVICES names some, which only processes on a database server can have', () => {
    const DATABASE_URL = 'postgres://kmx:only-for-this-test@127.0.0.1:5432/kmx';
    expect([...parseConfiguration({}).services]).toEqual([...serviceNames]);
    expect([...parseConfiguration({ SERVICES: 'forms, mail', DATABASE_URL }).services]).toEqual(['forms', 'mail']);
    expect(() => parseConfiguration({ SERVICES: 'content' })).toThrow(
      'SERVICES: without DATABASE_URL a process has all services, because the embedded database belongs to one process',
    );
    expect(parseConfiguration({ SERVICES: serviceNames.join(',') }).services.size).toBe(serviceNames.length);
    expect(() => parseConfiguration({ SERVICES: 'content,catalog', DATABASE_URL })).toThrow(
      'catalog is none of the services, which are content, catalogue, identity, images, files, search, mail, forms, service-desk',
    );
  });

  it('keeps mails only where the mail service is and has no server: what others write waits for the one that has', () => {
    const DATABASE_URL = 'postgres://kmx:only-for-this-test@127.0.0.1:5432/kmx';
    const state = (environment: object) => parseConfiguration({ DATABASE_URL, ...environment }).mailState;
    expect([state({}), state({ SERVICES: 'mail' })]).toEqual(['kept', 'kept']);
    expect([state({ SERVICES: 'forms' }), state({ SMTP_URL: 'smtp://127.0.0.1:25' })]).toEqual(['queued', 'queued']);
  });

  it('takes the second site of a developer as an origin on a local start alone', () => {
    const { allowedOrigins } = parseConfiguration({ PUBLIC_ORIGIN: 'http://localhost:8080' });
    expect(allowedOrigins).toEqual(['http://localhost:8080', 'http://crimp.localhost:8080']);
    expect(parseConfiguration(publicEnvironment).allowedOrigins).toEqual(['https://www.kmx.example']);
    const origins = 'https://www.kmx.example,https://crimp.localhost';
    expect(() => parseConfiguration({ ...publicEnvironment, ALLOWED_ORIGINS: origins })).toThrow(
      /ALLOWED_ORIGINS: https:\/\/crimp\.localhost is the visitor's own machine.*leave it out/,
    );
  });

  it('takes origins of the local network on a local start, and none of a site that others reach', () => {
    const local = 'http://localhost:3000,http://192.168.1.5:3000';
    expect(parseConfiguration({ ALLOWED_ORIGINS: local }).allowedOrigins).toEqual(local.split(','));
    expect(() => parseConfiguration({ ALLOWED_ORIGINS: `${local},https://www.works.example` })).toThrow(
      /ALLOWED_ORIGINS: https:\/\/www\.works\.example is a site that others reach.*set PUBLIC_ORIGIN/,
    );
  });

  it('does not start on a public origin without its own secrets, and names each of them with the remedy', () => {
    for (const name of ['CMS_TOKEN', 'CMS_DRAFT_TOKEN', 'FORMS_TOKEN', 'IDENTITY_SECRET']) {
      const missing = new RegExp(`${name}: is missing; set it to the answer of: openssl rand -base64 32`);
      expect(() => parseConfiguration({ ...publicEnvironment, [name]: '' }), name).toThrow(missing);
      expect(() => parseConfiguration({ ...publicEnvironment, [name]: 'a'.repeat(16) }), name).toThrow(
        `${name}: is easy to guess`,
      );
    }
  });

  it('takes no sample secret in any variable of a public start, and all of them on a local one', () => {
    const { pagePassword: _password, ...samples } = sampleSecrets;
    for (const secret of Object.values(samples)) {
      for (const name of ['CMS_TOKEN', 'CMS_BROWSER_TOKEN', 'CONTENT_WEBHOOK_SECRET', 'FORMS_TOKEN']) {
        expect(() => parseConfiguration({ ...publicEnvironment, [name]: secret }), name).toThrow(
          `${name}: is the sample of a local start, which everybody knows`,
        );
      }
    }
    const tokens = JSON.stringify([{ name: 'Partner', token: samples.contentToken, grants: [] }]);
    expect(() => parseConfiguration({ ...publicEnvironment, CMS_TOKENS: tokens })).toThrow(
      'CMS_TOKENS (Partner): is the',
    );
    expect(parseConfiguration({})).toMatchObject({ isLocal: true, contentToken: samples.contentToken });
  });

  it('lets other machines in only with a secret and a certificate, or where it is said that nobody reads the network', () => {
    const pem = (kind: string) => `-----BEGIN ${kind}-----\nAAAA\n-----END ${kind}-----`;
    const open = { ...publicEnvironment, SERVICES_HOST: '0.0.0.0' };
    const secret = { ...open, SERVICES_SECRET: 'uQ7wLm2Zr9Xe4Bk6Tn1V' };
    const tls = { SERVICES_TLS_CERT: pem('CERTIFICATE'), SERVICES_TLS_KEY: pem('PRIVATE KEY') };
    expect(parseConfiguration(publicEnvironment)).toMatchObject({ host: '127.0.0.1', servicesSecret: null, tls: null });
    expect(() => parseConfiguration(open)).toThrow('SERVICES_SECRET: required when SERVICES_HOST lets other');
    expect(() => parseConfiguration(secret)).toThrow(/SERVICES_TLS_CERT: required.*ALLOW_PLAIN_SERVICES=on/);
    expect(() => parseConfiguration({ ...secret, SERVICES_SECRET: 'a'.repeat(16) })).toThrow('is easy to guess');
    expect(() => parseConfiguration({ ...secret, SERVICES_TLS_CERT: tls.SERVICES_TLS_CERT })).toThrow(
      'only one of them',
    );
    expect(() => parseConfiguration({ ...secret, ...tls, SERVICES_TLS_KEY: 'x' })).toThrow(
      'must be a PRIVATE KEY in PEM',
    );
    expect(parseConfiguration({ ...secret, ...tls })).toMatchObject({
      host: '0.0.0.0',
      tls: { cert: tls.SERVICES_TLS_CERT },
    });
    expect(parseConfiguration({ ...secret, ALLOW_PLAIN_SERVICES: 'on' })).toMatchObject({ tls: null });
  });

  it('does not start on a public origin without https unless that is said', () => {
    const open = { ...publicEnvironment, PUBLIC_ORIGIN: 'http://www.kmx.example' };
    expect(() => parseConfiguration(open)).toThrow(/PUBLIC_ORIGIN: .* is not https.*ALLOW_INSECURE_ORIGIN=on/);
    expect(parseConfiguration({ ...open, ALLOW_INSECURE_ORIGIN: 'on' }).isLocal).toBe(false);
  });
});
