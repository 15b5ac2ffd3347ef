/**
 * Transforms a remote's table `src/pages.ts` for its target. The browser gets a chunk for each part, `part-<name>`, but
 * no loader, no addresses of a page that has one, and not which pages rest: those are matters of the server. The server gets everything in one file.
 */
export default function loadPages(source) {
  const { target } = this.getOptions();
  return target === 'browser'
    ? nameParts(dropLoaders(source))
    : source.replaceAll('import(', 'import(/* webpackMode: "eager" */ ');
}

function dropLoaders(source) {
  return source
    .replaceAll(' rests: true,', '')
    .replaceAll(/(?: pattern: '[^']+',)?(?: accepts: .*?,)? load: \(\) => import\('[^']+'\),/g, '');
}

function nameParts(source) {
  let parts = 0;
  const named = source.replaceAll(/(\{ name: '([a-z-]+)',[^\n]* part: \(\) => import\()/g, (_, before, name) => {
    parts += 1;
    return `${before}/* webpackChunkName: "part-${name}" */ `;
  });
  const imports = source.match(/\bimport\(/g)?.length ?? 0;
  // Anything else would be a chunk that no document preloads, or bring server code into browsers.
  if (parts !== imports)
    throw new Error(`The table of pages has imports that are neither \`load\` nor \`part\` of a line`);
  return named;
}
