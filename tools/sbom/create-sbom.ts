import {
  type LockedPackage,
  listDirectPackages,
  listProductionPackages,
  type PackageLock,
} from '../images/production-packages.mjs';

/** A CycloneDX component, as far as it is written here. */
interface Component {
  readonly type: 'library' | 'application';
  readonly 'bom-ref': string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
  readonly licenses?: readonly ({ readonly expression: string } | { readonly license: { readonly id: string } })[];
  readonly purl: string;
}

/** A bill of materials in the form of CycloneDX 1.6. */
export interface Sbom {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** The runtime is a package as well, and part of both images. */
const runtimePlace = 'node_modules/node';
const lastFolder = 'node_modules/';

function describeHashes({ integrity }: LockedPackage): Pick<Component, 'hashes'> {
  const [algorithm, hash = ''] = integrity?.split('-') ?? [];
  if (algorithm !== 'sha512') return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] };
}

function describeLicense({ license }: LockedPackage): Pick<Component, 'licenses'> {
  if (license === undefined) return {};
  return { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] };
}

/** The same package may lie at several places; its reference is therefore the place. */
function describePackage(place: string, entry: LockedPackage, type: Component['type'], version: string): Component {
  const fullName = entry.name ?? place.slice(place.lastIndexOf(lastFolder) + lastFolder.length);
  const [group, name] = fullName.startsWith('@') ? fullName.split('/') : [undefined, fullName];
  return {
    type,
    'bom-ref': place,
    ...(group === undefined ? {} : { group }),
    name: name ?? fullName,
    version: entry.version ?? version,
    ...describeHashes(entry),
    ...describeLicense(entry),
    purl: `pkg:npm/${fullName.replace('@', '%40')}@${entry.version ?? version}`,
  };
}

/**
 * The bill of materials of a workspace as it is shipped: everything that it needs at run time, and Node. It follows from
 * package-lock.json alone, without date or number of its own, so that the same product has the same file.
 */
export function createSbom(lock: PackageLock, workspace: string, productVersion: string): Sbom {
  const find = (place: string) => lock.packages[place] ?? {};
  const places = listProductionPackages(lock, workspace);
  const others = [...places.filter((place) => place !== workspace), runtimePlace].toSorted();
  const dependencies = places.map((place) => {
    const direct = [...listDirectPackages(lock, place), ...(place === workspace ? [runtimePlace] : [])];
    return { ref: place, dependsOn: [...new Set(direct)].toSorted() };
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        ...describePackage(workspace, find(workspace), 'application', productVersion),
        version: productVersion,
      },
    },
    components: others.map((place) => describePackage(place, find(place), 'library', productVersion)),
    dependencies: [...dependencies, { ref: runtimePlace, dependsOn: [] }],
  };
}
