import { createHash } from 'node:crypto';
import { type Mount, mountsSchema } from '@kmx/shared-contracts/mount.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { BuildError } from './build-description.ts';
import { readFolder, type UnitBuild } from './read-build.ts';

/** The first contract with browser-only remotes: what a shell must offer to show one. */
const browserOnlyContract = '3.0.0';
const manifestFile = 'mf-manifest.json';

const pathsSchema = v.object({ sync: v.array(v.string()) });
const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    pluginVersion: v.pipe(v.string(), v.nonEmpty()),
    publicPath: v.literal('auto', 'output.publicPath must be "auto": the files are served from the release'),
    remoteEntry: v.object({
      name: v.string(),
      path: v.string(),
      type: v.picklist(['global', 'var'], 'the entry must be a script (library type "var"), not a module'),
    }),
  }),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: pathsSchema, css: pathsSchema }) })),
});

/** The place and the titles of the pages, as the command line says them. */
export interface PlainOptions {
  /** Paths of mounts on the main site, without the locale. */
  readonly mounts: readonly string[];
  /** The English title, or `de=Titel` for other languages. */
  readonly titles: readonly string[];
}

/**
 * Reads the build of a remote that was made without our preset, by the manifest of its federation plugin; throws BuildError
 * with a sentence for its team when the shell could not show it.
 */
export async function readPlainBuild(name: RemoteName, dist: string, options: PlainOptions): Promise<UnitBuild> {
  const files = await readFolder(dist, '');
  const text = files.get(manifestFile);
  if (!text)
    throw new BuildError(`${name}: ${dist} holds no ${manifestFile}; the plugin writes it with manifest: true`);
  const { metaData, exposes } = parse(
    name,
    v.pipe(v.string(), v.parseJson(), manifestSchema),
    new TextDecoder().decode(text),
  );
  const app = exposes.find(({ path }) => path === './app');
  if (!app) throw new BuildError(`${name}: the plugin exposes no ./app`);
  const entry = `${metaData.remoteEntry.path}${metaData.remoteEntry.name}`;
  assertIntegrity(name, entry, files);
  const browserPath = (path: string) => `browser/${path}`;
  const browserEntry = browserPath(entry);
  const scripts = app.assets.js.sync.map(browserPath);
  const styles = app.assets.css.sync.map(browserPath);
  return {
    name,
    contractVersion: browserOnlyContract,
    federationVersion: metaData.pluginVersion,
    mounts: parse(name, mountsSchema, options.mounts.map(describeMount)),
    capabilities: [],
    browserOnly: { container: metaData.globalName, titles: parseTitles(name, options.titles) },
    sources: {},
    browserEntry,
    serverEntry: null,
    initial: { scripts: [], styles },
    // Its pages name no part, so that nothing of this is preloaded: the container loads it, whose hashes may be of another
    // kind than those of a preload, and it is known once the container is there. It is what pages are weighed by.
    parts: { app: { scripts, styles, levels: scripts.some((file) => file !== browserEntry) ? 2 : 1 } },
    catalogues: {},
    contents: new Map([...files].map(([path, content]) => [browserPath(path), content])),
  };
}

function parse<Schema extends v.GenericSchema>(name: string, schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new BuildError(`${name}: ${v.getDotPath(issue) ?? manifestFile}: ${issue.message}`);
}

const describeMount = (path: string): Mount => ({
  path,
  isLocalized: true,
  sites: 'main',
  kind: 'application',
  hasChrome: true,
});

function parseTitles(name: string, titles: readonly string[]) {
  const pairs = titles.map((title) => /^([a-z]{2})=(.+)$/.exec(title)?.slice(1) ?? ['en', title]);
  const { en, ...others } = Object.fromEntries(pairs) as Record<string, string>;
  if (en === undefined) throw new BuildError(`${name}: --title is missing: the English title of its pages`);
  return { en, ...others };
}

// The page demands a hash of every script, and only the container can know those of its chunks.
function assertIntegrity(name: string, entry: string, files: ReadonlyMap<string, Uint8Array>): void {
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  const texts = scripts.map(([, content]) => new TextDecoder().decode(content)).join('\n');
  const isKnown = (content: Uint8Array) =>
    ['sha256', 'sha384', 'sha512'].some((kind) =>
      texts.includes(`${kind}-${createHash(kind).update(content).digest('base64')}`),
    );
  const unknown = scripts.find(([path, content]) => path !== entry && !isKnown(content));
  if (!unknown) return;
  throw new BuildError(
    `${name}: nothing in the build holds the hash of ${unknown[0]}, so browsers would refuse it. Add SubresourceIntegrityPlugin of @rspack/core and output.crossOriginLoading: "anonymous"`,
  );
}
