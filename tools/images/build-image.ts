import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { runProgram, showProgram } from './run-program.ts';

/** The targets of the Containerfile; their images are called `kmx-shell` and `kmx-services`. */
export const targets = ['services', 'shell'] as const;
export type Target = (typeof targets)[number];

const folder = 'deploy/images';
const baseImage = 'debian:bookworm-slim';

export const nameImage = (target: Target) => `kmx-${target}`;

/** A registry and a certificate authority of one's own are secrets of the build, which no layer keeps. */
function listSecrets(): readonly string[] {
  const npmrc = process.env['NPM_CONFIG_USERCONFIG'] ?? path.join(homedir(), '.npmrc');
  const authority = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
  return [
    ...(existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []),
    ...(existsSync(authority) ? ['--secret', `id=ca,src=${authority}`] : []),
  ];
}

/** Builds one image from the sources of this folder with buildah; whether it succeeded. */
export function buildImage(target: Target): boolean {
  const ignored = ['--ignorefile', `${folder}/Containerfile.dockerignore`];
  const words = ['build', '--layers', '--format', 'docker', ...ignored, ...listSecrets()];
  return showProgram(
    'buildah',
    [...words, '--file', `${folder}/Containerfile`, '--target', target, '--tag', nameImage(target), '.'],
    // Needs neither a runtime nor control groups, so that it works inside of containers too.
    { BUILDAH_ISOLATION: process.env['BUILDAH_ISOLATION'] ?? 'chroot' },
  );
}

export function hasBaseImage(): boolean {
  return runProgram('buildah', ['inspect', '--type', 'image', baseImage]).code === 0;
}

/**
 * Makes the base image with debootstrap, for a machine that reaches Debian's packages and no registry of images; what the
 * real one leaves out (documents, manuals, translations, lists of packages) is left out too. Whether it succeeded.
 */
export function makeBaseImage(workFolder: string): boolean {
  const root = path.join(workFolder, 'base');
  if (!showProgram('debootstrap', ['--variant=minbase', 'bookworm', root])) return false;
  const emptied = [
    'usr/share/doc',
    'usr/share/man',
    'usr/share/info',
    'usr/share/locale',
    'var/cache/apt',
    'var/lib/apt/lists',
  ];
  const files = emptied.map((name) => path.join(root, name));
  if (!showProgram('find', [...files, '-mindepth', '1', '-delete'])) return false;
  const container = runProgram('buildah', ['from', 'scratch']).output;
  try {
    return (
      runProgram('buildah', ['copy', container, root, '/'], 600).code === 0 &&
      showProgram('buildah', ['commit', '--quiet', container, baseImage])
    );
  } finally {
    runProgram('buildah', ['rm', container]);
  }
}
