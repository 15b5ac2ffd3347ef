import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStep } from '../bootstrap/step-runner.ts';
import { buildSteps } from '../bootstrap/steps.ts';
import { buildImage, hasBaseImage, makeBaseImage, nameImage, targets } from './build-image.ts';
import { checkContents } from './check-contents.ts';
import { checkRunning } from './check-running.ts';
import { findRuntime } from './container.ts';
import { createExpectations } from './expectations.ts';
import { runProgram } from './run-program.ts';
import { prepareSite } from './site.ts';

const usage = `npm run images                 builds the images of shell and services with buildah, runs them with podman and checks both
npm run images -- --make-base  makes the base image with debootstrap first, where no registry of images is reached
npm run images -- --check      checks images that are there already
`;
const options = ['--make-base', '--check'];

/** Programs that the command needs and this machine has not, with Debian's packages for them. */
function listMissing(words: readonly string[]): readonly string[] {
  const needed = [
    ['buildah', 'buildah'],
    ['podman', 'podman runc'],
    ...(words.includes('--make-base') ? [['debootstrap', 'debootstrap']] : []),
  ] as const;
  return needed
    .filter(([program = '']) => runProgram(program, ['--version']).code === -1)
    .map(([, packages = '']) => packages);
}

async function main(words: readonly string[]): Promise<number> {
  if (words.some((word) => !options.includes(word))) {
    console.error(usage);
    return 2;
  }
  const missing = listMissing(words);
  if (missing.length > 0) {
    console.error(
      `Images are built with buildah and run with podman. Install what is missing (Debian: apt-get install ${missing.join(' ')}),`,
    );
    console.error(
      'or build them, unchecked, with any builder that reads deploy/images/Containerfile: targets shell and services.',
    );
    return 1;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-images-'));
  try {
    if (words.includes('--make-base') && !hasBaseImage() && !makeBaseImage(folder)) return 1;
    if (!words.includes('--check') && !targets.every(buildImage)) return 1;
    const runtime = findRuntime(nameImage('services'));
    if (runtime === null) {
      console.error('podman cannot run a container of kmx-services here, neither with its own runtime nor with runc:');
      console.error(
        runProgram('podman', ['run', '--rm', '--entrypoint', 'node', nameImage('services'), '--version']).errors,
      );
      return 1;
    }
    const [build] = buildSteps;
    if (build === undefined || (await runStep(build, folder)).state !== 'passed') return 1;
    const { expect, count } = createExpectations();
    for (const target of targets) checkContents(target, runtime, expect);
    await checkRunning(await prepareSite(folder), runtime, expect);
    const [passed, failed] = count();
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main(process.argv.slice(2));
