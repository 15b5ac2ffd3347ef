import * as v from 'valibot';
import chrome from './pages/chrome.json' with { type: 'json' };
import pages from './pages/data.json' with { type: 'json' };

const deadlineMs = 30_000;
const pagesSchema = v.object({ products: v.array(v.object({ picture: v.string() })) });
const chromeSchema = v.object({ groups: v.array(v.object({ teaser: v.optional(v.object({ picture: v.string() })) })) });

async function readPicture(address: string): Promise<Buffer | null> {
  // What Chromium sends for a picture: all peers then hold the bytes that the product would have sent.
  const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  const response = await fetch(address, { headers: { accept }, signal: AbortSignal.timeout(deadlineMs) });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

/** The pictures of the pages as the image service of the product sends them, by file name. */
export async function readPictures(servicesOrigin: string): Promise<ReadonlyMap<string, Buffer>> {
  const cards = v.parse(pagesSchema, pages).products.map(({ picture }) => `products/${picture}`);
  const teasers = v.parse(chromeSchema, chrome).groups.flatMap(({ teaser }) => teaser?.picture ?? []);
  const pictures = new Map<string, Buffer>();
  for (const name of [...cards, ...teasers]) {
    const file = `${name.split('/').at(-1)}.webp`;
    const found = [name, `products/${name}`].map((one) => `${servicesOrigin}/images/${one}.webp?w=480&fit=crop&q=90`);
    const content = (await readPicture(found[0] ?? '')) ?? (await readPicture(found[1] ?? ''));
    if (content === null) throw new Error(`The image service has no picture ${name}`);
    pictures.set(file, content);
  }
  return pictures;
}
