import { createReadStream } from 'node:fs';
import { createProblemAnswer } from '../answer.ts';
import type { Stage } from '../request-context.ts';

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** Browser files of releases under `/_r/{unit}/{version}/browser/`: immutable, precompressed, readable from any origin. */
export const serveReleaseFile: Stage = {
  name: 'serve-release-file',
  run: ({ url, headers, services }) => {
    if (!url.pathname.startsWith('/_r/')) return undefined;
    const match = /^\/_r\/([a-z-]+)\/([\w.+-]+)\/(browser\/[\w./@-]+)$/.exec(url.pathname);
    const file = match ? services.releases.findBrowserFile(match[1] ?? '', match[2] ?? '', match[3] ?? '') : null;
    // A negative answer must never be kept: the file may belong to a release that is just being published.
    if (!file) return createProblemAnswer(404, 'No such file in a release');
    const accepted = String(headers['accept-encoding'] ?? '');
    const encoding = file.encodings.find((candidate) => accepted.includes(candidate)) ?? null;
    return {
      status: 200,
      headers: {
        'content-type': contentTypes[file.extension] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable, no-transform',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
      body: createReadStream(encoding ? `${file.path}${encoding === 'br' ? '.br' : '.gz'}` : file.path),
    };
  },
};
