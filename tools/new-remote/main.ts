import { openPresentRegistry } from '../release/open-registry.ts';
import { findObjection } from './find-rivals.ts';
import { makeRemote } from './make-remote.ts';
import { type NewRemote, NotMadeError, parseNewRemote, usage } from './parse-arguments.ts';

function renderMade({ name, path, isLocalized, team }: NewRemote, files: readonly string[]): string {
  const place = isLocalized ? `/{locale}${path}` : path;
  return `${name} is made: ${files.length} files in ${name}/, its owner @kmx/${team} in CODEOWNERS, its entry in package-lock.json.
Its first page will be at ${place}. Start reading at ${name}/README.md.

Next:
  npm run build
  npm run release -- publish ${name}
  npm run release -- activate ${name}@<version>      with the version that publish prints`;
}

// npm runs it at the root of the repository.
const root = process.cwd();

// Waits for the registry are the only pauses, and nothing is made before them; a signal then ends the command as usual.
try {
  const remote = parseNewRemote(process.argv.slice(2));
  if (remote === null) {
    console.log(usage);
  } else {
    const registry = openPresentRegistry(process.env);
    const objection = await findObjection(remote, root, registry);
    await registry?.close();
    if (objection !== undefined) throw new NotMadeError(objection);
    const ignore = () => {};
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ignore);
    console.log(renderMade(remote, makeRemote(remote, root)));
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof NotMadeError ? message : `No remote was made: ${message}`);
  process.exitCode = error instanceof NotMadeError ? 2 : 1;
}
