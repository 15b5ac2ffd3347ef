import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fontPathPrefix, styleSheetPath } from '../realm/realm.ts';

/** A file that the pages of this service load. */
export interface PageAsset {
  readonly type: string;
  readonly body: Buffer;
}

const tokens = '@kmx/design-system/tokens';
/** In this order: later sheets build on earlier ones. */
const sheets = ['layers.css', 'fonts.css', 'tokens.css', 'themes.css'];
/** Those of this service, in the same sense. */
const ownSheets = ['page-frame.css', 'sign-in.css'];
const { resolve } = createRequire(import.meta.url);

/** Fonts that a stylesheet refers to by package or relative path, by their name in this service. */
async function loadFonts(sheet: string): Promise<readonly (readonly [name: string, body: Buffer])[]> {
  const files = [...sheet.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);
  return Promise.all(
    files.map(async (file) => {
      const place = file.startsWith('./') ? resolve(`${tokens}/${file.slice(2)}`) : resolve(file);
      return [path.basename(file), await readFile(place)] as const;
    }),
  );
}

/**
 * Style sheet and fonts of the pages, by path: colours, type and faces are those of the design system, so that who signs in
 * does not leave the product (decision 0025).
 */
export async function loadPageAssets(): Promise<ReadonlyMap<string, PageAsset>> {
  const parts = await Promise.all(sheets.map((name) => readFile(resolve(`${tokens}/${name}`), 'utf8')));
  const own = await Promise.all(ownSheets.map((name) => readFile(new URL(name, import.meta.url), 'utf8')));
  const shared = parts.join('\n');
  const fonts = await loadFonts(shared);
  const named = shared.replace(/url\('[^']*\/([^'/]+)'\)/g, `url('${fontPathPrefix}$1')`);
  return new Map<string, PageAsset>([
    [styleSheetPath, { type: 'text/css; charset=utf-8', body: Buffer.from([named, ...own].join('\n')) }],
    ...fonts.map(([name, body]) => [`${fontPathPrefix}${name}`, { type: 'font/woff2', body }] as const),
  ]);
}
