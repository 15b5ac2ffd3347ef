import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../product-runner/repository-root.ts';
import { compilePackage } from './compile-package.ts';
import { type PackedPackage, packages } from './packages.ts';
import { writeManifest } from './write-manifest.ts';
import { writeVersions } from './write-versions.ts';

function packPackage(packed: PackedPackage, folder: string, into: string): string {
  compilePackage(packed, folder);
  if (packed.commands) writeVersions(folder);
  writeManifest(packed, folder);
  const words = ['pack', folder, '--silent', '--pack-destination', into];
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${packed.name} cannot be packed: ${stderr}`);
  return path.join(into, stdout.trim());
}

/** Compiles and packs every package that teams elsewhere need into a folder; returns the files. Throws when one does not compile. */
export function packPackages(into: string): readonly string[] {
  mkdirSync(into, { recursive: true });
  const aside = mkdtempSync(path.join(tmpdir(), 'kmx-pack-'));
  try {
    return packages.map((packed) => packPackage(packed, path.join(aside, packed.name), into));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
