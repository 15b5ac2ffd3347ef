// Plain JavaScript without dependencies: it runs while images are built, before anything else is there.

/** Where Node would find a package for one at `place`: in its own node_modules, then in those of the folders above. */
function resolvePlace(packages, place, name) {
  for (let folder = place; ; ) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const found = packages[candidate];
    if (found !== undefined) return found.link ? found.resolved : candidate;
    if (folder === '') return null;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
}

function listNeeds({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** The places of what the package at `place` itself needs at run time, as far as the lock file has them. */
export function listDirectPackages(lock, place) {
  // Binaries of other platforms are missing where a registry does not carry them.
  return listNeeds(lock.packages[place])
    .map((name) => resolvePlace(lock.packages, place, name))
    .filter((found) => found !== null);
}

/**
 * The places in a package-lock.json (`services`, `node_modules/pg`) of everything that a workspace needs at run time,
 * itself included, sorted. Development dependencies are not followed, of no workspace; npm's own `--omit=dev` keeps those
 * that another workspace depends on, and optional peers that somebody installed for development.
 */
export function listProductionPackages(lock, workspace) {
  if (lock.packages[workspace] === undefined) throw new Error(`${workspace} is no workspace of package-lock.json`);
  const found = new Set([workspace]);
  for (const place of found) {
    for (const needed of listDirectPackages(lock, place)) found.add(needed);
  }
  return [...found].toSorted();
}
