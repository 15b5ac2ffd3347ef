import type { ReleaseAssets, ReleaseManifest } from '@kmx/shared-contracts/release.ts';

/** What a browser needs of one unit before a kind of its pages is alive. */
export interface PageWeight {
  /** The part that renders the page; empty where the unit has no parts. */
  readonly part: string;
  /** Scripts and styles as they are sent, compressed where the release holds a compressed form. */
  readonly bytes: number;
  /** Of these the scripts, with the English texts. */
  readonly scriptBytes: number;
  readonly requests: number;
  /** How often files are found out about only after others have arrived: 1 where the document names all of them. */
  readonly levels: number;
}

/** A release, or a build with the compressed length of each file. */
type WeighedFiles = Pick<ReleaseManifest, 'browserEntry' | 'initial' | 'parts' | 'catalogues' | 'files'> & {
  readonly isShell: boolean;
};

const noAssets: ReleaseAssets = { scripts: [], styles: [] };

/** Weighs each kind of page of a release by its manifest, which the signature covers; of the shell what is in every page. */
export function weighRelease(manifest: ReleaseManifest): readonly PageWeight[] {
  return listPageWeights({ ...manifest, isShell: manifest.name === 'shell' });
}

/** Weighs each kind of page by the lists of its files. */
export function listPageWeights(release: WeighedFiles): readonly PageWeight[] {
  const { isShell, browserEntry, initial, parts, catalogues, files } = release;
  const lengths = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const sum = (paths: ReadonlySet<string>) =>
    [...paths].reduce((total, path) => total + (lengths.get(`${path}.br`) ?? lengths.get(path) ?? 0), 0);
  // The chrome of the shell is hydrated after the page, so its texts can wait.
  const texts = isShell ? undefined : catalogues['en'];
  const weigh = (part: string, { scripts, styles }: ReleaseAssets, levels: number): PageWeight => {
    const allScripts = new Set([browserEntry, ...initial.scripts, ...scripts, ...(texts ? [texts] : [])]);
    const allStyles = new Set([...initial.styles, ...styles]);
    const scriptBytes = sum(allScripts);
    return {
      part,
      bytes: scriptBytes + sum(allStyles),
      scriptBytes,
      requests: allScripts.size + allStyles.size,
      levels,
    };
  };
  const pages = isShell ? [] : Object.entries(parts);
  if (pages.length === 0) return [weigh('', noAssets, 1)];
  return pages.map(([part, assets]) => weigh(part, assets, assets.levels ?? 1));
}
