import { unitNamePattern } from '@kmx/shared-contracts/units.ts';
import { createProblemResponse } from '../../http/shell-response.ts';
import type { Step } from '../../request/step.ts';

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

const releaseFile = new RegExp(`^/_r/(${unitNamePattern})/([\\w.+-]+)/(browser/[\\w./@-]+)$`);

/** Only pages may run scripts: an SVG opened in its own tab must not. */
const passivePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The background thread of a page at rest has the policy of its own response, not the page's: it may only request. */
const backgroundThread = 'browser/part-background.js';
/** It prefetches files of releases where the page has them. */
const createThreadPolicy = (filesOrigin: string | undefined) =>
  `default-src 'none'; connect-src 'self'${filesOrigin === undefined ? '' : ` ${filesOrigin}/_r/`}`;

interface FoundFile {
  readonly unit: string;
  readonly path: string;
  readonly extension: string;
}

function findPolicy({ unit, path, extension }: FoundFile, filesOrigin: string | undefined): string | null {
  if (unit === 'shell' && path === backgroundThread) return createThreadPolicy(filesOrigin);
  return extension === 'svg' ? passivePolicy : null;
}

/** Browser files of releases under `/_r/{unit}/{version}/browser/`: immutable, precompressed, readable from any origin. */
export const serveReleaseFile: Step<'releases' | 'configuration'> = {
  name: 'serve-release-file',
  run: async ({ url, headers }, { releases, configuration }) => {
    if (!url.pathname.startsWith('/_r/')) return undefined;
    const match = releaseFile.exec(url.pathname);
    const [, unit = '', version = '', path = ''] = match ?? [];
    const file = match ? await releases.files.find(unit, version, path) : null;
    const accepted = String(headers['accept-encoding'] ?? '');
    const encoding = file?.encodings.find((candidate) => accepted.includes(candidate)) ?? null;
    const body = (await file?.read(encoding)) ?? null;
    // A negative response must never be cached: the file may belong to a release that is just being published.
    if (!file || !body) return createProblemResponse(404, 'No such file in a release');
    const policy = findPolicy({ unit, path, extension: file.extension }, configuration.RELEASE_FILES_ORIGIN);
    return {
      status: 200,
      headers: {
        'content-type': contentTypes[file.extension] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable, no-transform',
        'access-control-allow-origin': '*',
        // Of a file from another origin a page otherwise learns neither size nor times.
        'timing-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(policy ? { 'content-security-policy': policy } : {}),
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
      body,
    };
  },
};
