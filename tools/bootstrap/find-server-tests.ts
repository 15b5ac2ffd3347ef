import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Projects whose tests may ask for a database server. */
export const serverTestProjects = ['release-registry', 'services', 'shell', 'tools'] as const;

/** What a test says, or a fixture that it uses: a server is there when this variable is on. */
const variable = 'TEST_POSTGRES';

/**
 * Test files that do more with a database server: those that read TEST_POSTGRES themselves or by a fixture, as paths from
 * the folder of the repository, which is the working folder. `npm test` runs them without a server; they are found, not
 * listed, because a new one that nobody lists would never run.
 */
export function findServerTests(): readonly string[] {
  const files = serverTestProjects.flatMap((project) =>
    globSync(`${project}/**/*.{test,fixture}.ts`, { exclude: (name) => name === 'node_modules' }),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const found = new Set(files.filter((file) => texts.get(file)?.includes(variable)));
  let known = 0;
  while (known < found.size) {
    known = found.size;
    const fixtures = [...found].filter((file) => file.endsWith('.fixture.ts')).map((file) => path.basename(file));
    for (const [file, text] of texts) {
      if (fixtures.some((fixture) => text.includes(`/${fixture}'`))) found.add(file);
    }
  }
  return [...found].filter((file) => file.endsWith('.test.ts')).toSorted();
}
