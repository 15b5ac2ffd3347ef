import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

// The elements are the last block of a sample; the module wraps them in a component.
function writeModule(sample: string): string {
  const blocks = sample.split('\n\n');
  return `${blocks.slice(0, -1).join('\n\n')}\n\nexport const Sample = () => (\n<>\n${blocks.at(-1)}\n</>\n);\n`;
}

/** Compiles each sample as a separate module, as a reader who copied it would; returns the compiler's messages. */
export function compileSamples(samples: Readonly<Record<string, string>>): readonly string[] {
  // Inside the repository, where the packages imported by samples are found.
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'samples-'));
  try {
    for (const [name, sample] of Object.entries(samples)) {
      writeFileSync(path.join(folder, `${name}.tsx`), writeModule(sample));
    }
    const configuration = {
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: { noUnusedLocals: true },
      files: [
        ...Object.keys(samples).map((name) => `./${name}.tsx`),
        path.join(root, 'design-system/src/css-modules.d.ts'),
      ],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
    const compiler = path.join(root, 'node_modules/.bin/tsc');
    const { stdout } = spawnSync(compiler, ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
