import { join } from 'node:path';
import sharp from 'sharp';
import { writeManifest } from './write-manifest.ts';

// Usage: node tools/sample-media/pictures/make-document-covers.ts   (after make-pictures.ts, whose products it shows)
const outputFolder = process.env['PICTURES_OUT'] ?? join(import.meta.dirname, '../../../services/assets/images');
const size = { width: 256, height: 360 } as const;

interface Cover {
  readonly file: string;
  readonly kind: string;
  readonly picture: string;
  readonly ground: string;
  readonly ink: string;
  /** How far the picture reaches down, in pixels. */
  readonly pictureBottom: number;
  readonly body: string;
}

function drawLines(top: number, rows: number, color: string): string {
  const widths = [208, 190, 202, 170, 208, 184, 196, 120];
  return Array.from(
    { length: rows },
    (_, row) =>
      `<rect x="24" y="${top + row * 11}" width="${widths[row % widths.length]}" height="3" fill="${color}"/>`,
  ).join('');
}

function drawTable(top: number, rows: number): string {
  return Array.from({ length: rows }, (_, row) => {
    const y = top + row * 15;
    const value = 34 + ((row * 29) % 40);
    return `<path d="M24 ${y + 10}h208" stroke="#d5d0c7"/><rect x="24" y="${y + 2}" width="${60 + ((row * 17) % 30)}" height="3" fill="#8d8b86"/><rect x="${232 - value}" y="${y + 2}" width="${value}" height="3" fill="#34383b"/>`;
  }).join('');
}

const covers: readonly Cover[] = [
  {
    file: 'doc-datasheet.webp',
    kind: 'Data sheet',
    picture: 'products/vela-420-angle.webp',
    ground: '#f5f2ec',
    ink: '#2c2f31',
    pictureBottom: 190,
    body: drawTable(236, 7),
  },
  {
    file: 'doc-brochure.webp',
    kind: 'Brochure',
    picture: 'home-hero.webp',
    ground: '#25292c',
    ink: '#f5f2ec',
    pictureBottom: 262,
    body: drawLines(318, 2, '#6d7276'),
  },
  {
    file: 'doc-manual.webp',
    kind: 'Manual',
    picture: 'products/corvus-530-detail.webp',
    ground: '#ffffff',
    ink: '#2c2f31',
    pictureBottom: 172,
    body: drawLines(228, 10, '#c9c5bd'),
  },
];

async function makeCover(cover: Cover): Promise<void> {
  const top = 54;
  const picture = await sharp(join(outputFolder, cover.picture))
    .resize(size.width, cover.pictureBottom - top, { fit: 'cover' })
    .png()
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="Liberation Sans, sans-serif">
<text x="24" y="37" font-size="21" font-weight="700" fill="${cover.ink}">KMX</text><rect x="206" y="22" width="26" height="15" fill="#b9673a"/>
<text x="24" y="${cover.pictureBottom + 32}" font-size="19" font-weight="700" fill="${cover.ink}">${cover.kind}</text>${cover.body}
<rect x=".5" y=".5" width="255" height="359" fill="none" stroke="#d5d0c7"/></svg>`;
  await sharp({ create: { ...size, channels: 3, background: cover.ground } })
    .composite([
      { input: picture, left: 0, top },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .webp({ quality: 88, effort: 5 })
    .toFile(join(outputFolder, cover.file));
}

for (const cover of covers) await makeCover(cover);
await writeManifest(outputFolder);
