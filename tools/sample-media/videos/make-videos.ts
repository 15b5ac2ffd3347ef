import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '@kmx/test-kit/start-chromium.ts';
import * as v from 'valibot';
import { paintStroke } from './stroke-scene.ts';
import { writeWebm } from './write-webm.ts';

const size = { width: 1280, height: 720 } as const;
const framesPerSecond = 30;
const seconds = 12;
const framesSchema = v.array(v.object({ time: v.number(), isKey: v.boolean(), data: v.string() }));

const browser = await startChromium();
const page = await browser.newPage();
// WebCodecs need a secure context; any address of this machine is one.
await page.route('http://localhost/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>stage</title>' }),
);
await page.goto('http://localhost/');
await page.addScriptTag({ content: `globalThis.paintStroke = ${paintStroke.toString()}` });
const encoded = await page.evaluate(
  async ({ width, height, rate, total }) => {
    const { paintStroke: paintFrame } = globalThis as unknown as { paintStroke: typeof paintStroke };
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser draws no canvas');
    const frames: { time: number; isKey: boolean; data: string }[] = [];
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        frames.push({ time: chunk.timestamp / 1000, isKey: chunk.type === 'key', data });
      },
      error: (error) => console.error(error),
    });
    encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate: 450_000, framerate: rate });
    for (let frame = 0; frame < rate * total; frame += 1) {
      paintFrame(context, frame / rate);
      const picture = new VideoFrame(canvas, { timestamp: Math.round((frame * 1_000_000) / rate) });
      encoder.encode(picture, { keyFrame: frame % (rate * 2) === 0 });
      picture.close();
    }
    await encoder.flush();
    return frames;
  },
  { ...size, rate: framesPerSecond, total: seconds },
);
await browser.close();
const frames = v.parse(framesSchema, encoded).map((frame) => ({ ...frame, data: Buffer.from(frame.data, 'base64') }));
const film = writeWebm({ ...size, durationMs: seconds * 1000, frames });
const file = join(import.meta.dirname, '../../../services/assets/videos/crimp-stroke.webm');
writeFileSync(file, film);
console.log(`${file}: ${frames.length} frames, ${Math.round(film.length / 1024)} kB`);
