import { readMajor } from '@kmx/shared-contracts/offered-contracts.ts';
import type { ReleaseAssets, ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { type ByUnit, contractVersion, type RemoteName, type UnitName } from '@kmx/shared-contracts/units.ts';
import type { PinnedRemote } from '../../state/page-view/boot-data.ts';
import { keepByObject } from '../memory/keep-by-object.ts';

export interface AssetLink {
  readonly href: string;
  readonly integrity: string;
}

/** Files of one document: what to preload, what to run, and the remotes it is pinned to. */
export interface DocumentAssets {
  readonly boot: AssetLink;
  /** What runs in a document that rests; null in releases of the shell without it. */
  readonly rest: AssetLink | null;
  readonly scripts: readonly AssetLink[];
  readonly styles: readonly AssetLink[];
  readonly preloads: readonly AssetLink[];
  /** Null in releases of the shell without them. */
  readonly fonts: { readonly latin: string | null; readonly centralEuropean: string | null };
  readonly remotes: Readonly<Record<RemoteName, PinnedRemote>>;
}

/** What renders a page: the remote and, when it is known, the part of its code. */
export interface PageSource {
  readonly name: RemoteName;
  readonly part: string | null;
}

const noAssets: ReleaseAssets = { scripts: [], styles: [] };

type Manifests = ByUnit<ReleaseManifest>;

/** One entry for each component and language of a set, discarded with the set. */
const readKept = keepByObject((_manifests: Manifests) => new Map<string, DocumentAssets>());

/**
 * Files that a page of one remote needs in one language, at an origin of their own or at that of the page; the same object
 * for all such pages of a release set.
 */
export function findDocumentAssets(
  manifests: Manifests,
  source: PageSource | null,
  language: string,
  filesOrigin: string | undefined,
): DocumentAssets {
  const kept = readKept(manifests);
  const part = source?.part && manifests[source.name]?.parts[source.part] ? source.part : '';
  const place = filesOrigin ?? '';
  const key = `${source?.name ?? ''} ${part} ${language} ${place}`;
  const assets = kept.get(key) ?? resolveDocumentAssets(manifests, source, language, place);
  kept.set(key, assets);
  return assets;
}

/** Collects the files that a page of one remote needs in one language; everything else loads later. */
function resolveDocumentAssets(
  manifests: Manifests,
  source: PageSource | null,
  language: string,
  place: string,
): DocumentAssets {
  const shell = requireManifest(manifests, 'shell');
  const link = (manifest: ReleaseManifest, file: string): AssetLink => {
    const entry = manifest.files.find((candidate) => candidate.path === file);
    if (!entry) throw new Error(`${manifest.name}@${manifest.version} lists no hash of ${file}`);
    return { href: `${place}/_r/${manifest.name}/${manifest.version}/${file}`, integrity: entry.integrity };
  };
  const findFace = (name: string) => {
    const file = shell.files.find(({ path }) => path.includes(`/${name}-wght-normal.`) && path.endsWith('.woff2'));
    return file ? `${place}/_r/shell/${shell.version}/${file.path}` : null;
  };
  const catalogue = (manifest: ReleaseManifest) => manifest.catalogues[language] ?? manifest.catalogues['en'];
  const page = source ? requireManifest(manifests, source.name) : null;
  const part = page && source?.part ? (page.parts[source.part] ?? noAssets) : noAssets;
  const preloadFiles = (manifest: ReleaseManifest, entries: readonly string[]) =>
    [...entries, catalogue(manifest)].filter((file) => file !== undefined).map((file) => link(manifest, file));
  const linkShellPart = (name: string) => (shell.parts[name]?.scripts ?? []).map((file) => link(shell, file));
  return {
    boot: link(shell, shell.browserEntry),
    rest: linkShellPart('rest')[0] ?? null,
    scripts: shell.initial.scripts.map((file) => link(shell, file)),
    styles: [
      ...shell.initial.styles.map((file) => link(shell, file)),
      ...(page ? [...page.initial.styles, ...part.styles].map((file) => link(page, file)) : []),
    ],
    preloads: [
      ...(page?.browserOnly ? linkShellPart('federation') : []),
      ...(page && isOfEarlierContract(page) ? linkShellPart('earlier-contract') : []),
      ...(page ? preloadFiles(page, [page.browserEntry, ...page.initial.scripts, ...part.scripts]) : []),
    ],
    fonts: { latin: findFace('inter-latin'), centralEuropean: findFace('inter-central-european') },
    remotes: Object.fromEntries(
      Object.values(manifests).flatMap((manifest) => {
        if (manifest.name === 'shell') return [];
        const entry = link(manifest, manifest.browserEntry);
        const { name, version, browserOnly } = manifest;
        const pinned: PinnedRemote = {
          ...{ version, entry: entry.href, integrity: entry.integrity },
          ...(browserOnly ? { container: browserOnly.container } : {}),
          ...(isOfEarlierContract(manifest) ? { contract: readMajor(manifest.contractVersion) } : {}),
        };
        return [[name, pinned]];
      }),
    ),
  };
}

const isOfEarlierContract = (manifest: ReleaseManifest) =>
  readMajor(manifest.contractVersion) !== readMajor(contractVersion);

function requireManifest(manifests: Manifests, name: UnitName): ReleaseManifest {
  const manifest = manifests[name];
  if (!manifest) throw new Error(`The release set has no ${name}`);
  return manifest;
}
