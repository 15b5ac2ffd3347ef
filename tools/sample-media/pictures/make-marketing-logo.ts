import { join } from 'node:path';
import sharp from 'sharp';
import { writeManifest } from './write-manifest.ts';

// Usage: node tools/sample-media/pictures/make-marketing-logo.ts
const folder = process.env['PICTURES_OUT'] ?? join(import.meta.dirname, '../../../services/assets/images');

/** Letters on a grid 24 units high: K, M and the ink of X; the conductor of X takes copper. */
const ink = [
  '0,0 6.5,0 6.5,24 0,24',
  '8.5,12 16.2,0 24,0 16.3,12',
  '8.5,12 16.3,12 24,24 16.2,24',
  '28,0 34.5,0 34.5,24 28,24',
  '50.5,0 57,0 57,24 50.5,24',
  '36.5,0 42.5,9.6 48.5,0 48.5,10.4 42.5,20 36.5,10.4',
  '61,0 69,0 72.5,4.94 68.5,10.59',
  '86,24 78,24 74.5,19.06 78.5,13.41',
];
const conductor = '61,24 78,0 86,0 69,24';
const polygon = (points: string, color: string) => `<polygon points="${points}" fill="${color}"/>`;
const wire = (y: number) =>
  `<path d="M108 ${y}h56" stroke="#f2efea" stroke-width="4"/><path d="M164 ${y}h14" stroke="#e99a64" stroke-width="2.4"/>
   <path d="M178 ${y - 5}h10v10h-10z" fill="#e99a64"/>`;

// Two wires in one cycle, each with its terminal: the mark of the double-sided line, for dark ground.
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="608" height="104" viewBox="0 -12 280.6 48">
${ink.map((points) => polygon(points, '#f2efea')).join('')}${polygon(conductor, '#e99a64')}
<path d="M97 -2v28" stroke="#81868b" stroke-width="1"/>${wire(5)}${wire(19)}</svg>`;

await sharp(Buffer.from(drawing)).webp({ lossless: true }).toFile(join(folder, 'logo-corvus-duo.webp'));
await writeManifest(folder);
