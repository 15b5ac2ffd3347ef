import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pictureJobs } from './picture-jobs.ts';
import type { PictureJob } from './stage/picture-job.ts';
import { openStage } from './stage-server.ts';
import { writeManifest } from './write-manifest.ts';

// Usage: node tools/sample-media/pictures/make-pictures.ts [--all] [--draft] [part of a file name ...]
const outputFolder = process.env['PICTURES_OUT'] ?? join(import.meta.dirname, '../../../services/assets/images');
const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const again = process.argv.includes('--all') || filters.length > 0;

async function isMissing(job: PictureJob): Promise<boolean> {
  return access(join(outputFolder, job.file)).then(
    () => false,
    () => true,
  );
}

const draft = process.argv.includes('--draft');

const wanted = pictureJobs.filter((job) => filters.length === 0 || filters.some((filter) => job.file.includes(filter)));
const { browser, page } = await openStage();
try {
  for (const job of wanted) {
    if (!again && !(await isMissing(job))) continue;
    const started = performance.now();
    const dataUrl = await page.evaluate(
      (request) => window.renderPicture?.(request) ?? '',
      draft ? { ...job, width: Math.round(job.width / 3), height: Math.round(job.height / 3), frames: 4 } : job,
    );
    const target = join(outputFolder, job.file);
    await mkdir(dirname(target), { recursive: true });
    await sharp(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
      .removeAlpha()
      .webp({ quality: 80, effort: 5 })
      .toFile(target);
    console.log(`${job.file} ${Math.round(performance.now() - started)} ms`);
  }
} finally {
  await browser.close();
}
await writeManifest(outputFolder);
