import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from 'vitest';
import { listProductionPackages, type PackageLock } from '../images/production-packages.mjs';
import { root } from '../product-runner/repository-root.ts';
import { createSbom } from './create-sbom.ts';
import { readProduct } from './read-product.ts';

const { lock, version } = readProduct(root);
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

describe.each(['shell', 'services'])('the bill of materials of %s', (workspace) => {
  const sbom = createSbom(lock, workspace, version);
  const names = sbom.components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));

  it('is valid CycloneDX, and a wrong field would be noticed', async () => {
    expect(await validator.validate(JSON.stringify(sbom))).toBeNull();
    expect(await validator.validate(JSON.stringify({ ...sbom, components: [{ name: 'x' }] }))).not.toBeNull();
  });

  it('names every dependency of the workspace, what those need, and Node, each with hash and licence', () => {
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'node', '@fastify/error']));
    const foreign = sbom.components.filter(({ group }) => group !== '@kmx');
    expect(foreign.filter(({ hashes }) => hashes === undefined)).toEqual([]);
    // Its manifest names none; its readme says MIT.
    const withoutLicence = foreign.filter(({ licenses }) => licenses === undefined).map(({ name }) => name);
    expect(withoutLicence.filter((name) => name !== 'combine-errors')).toEqual([]);
  });

  it('names nothing that only development needs', () => {
    const tools = ['typescript', 'vitest', 'playwright', '@kmx/test-kit', '@kmx/build-kit', '@rspack/core', 'turbo'];
    expect(names.filter((name) => tools.includes(name))).toEqual([]);
  });

  it('is the same for the same lock file, and every reference leads somewhere', () => {
    expect(createSbom(readProduct(root).lock, workspace, version)).toEqual(sbom);
    const references = new Set([workspace, ...sbom.components.map((component) => component['bom-ref'])]);
    expect(references.size).toBe(sbom.components.length + 1);
    const used = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(used.filter((reference) => !references.has(reference))).toEqual([]);
  });
});

it('packages that are installed for production are found where Node finds them, the nearest first', () => {
  const small: PackageLock = {
    packages: {
      a: { dependencies: { b: '1', c: '1' } },
      'node_modules/b': { version: '1.0.0', dependencies: { c: '2' }, optionalDependencies: { absent: '1' } },
      'node_modules/b/node_modules/c': { version: '2.0.0' },
      'node_modules/c': { version: '1.0.0', peerDependencies: { d: '1' } },
      'node_modules/d': { version: '1.0.0' },
      'node_modules/e': { version: '1.0.0' },
    },
  };
  expect(listProductionPackages(small, 'a')).toEqual([
    'a',
    'node_modules/b',
    'node_modules/b/node_modules/c',
    'node_modules/c',
    'node_modules/d',
  ]);
  expect(() => listProductionPackages(small, 'x')).toThrow('x is no workspace');
});

it('every package of the lists is one that npm has installed, if it is for this platform', () => {
  const places = listProductionPackages(lock, 'services').filter((place) => !/@img\/sharp-/.test(place));
  expect(places.filter((place) => !existsSync(path.join(root, place, 'package.json')))).toEqual([]);
});
