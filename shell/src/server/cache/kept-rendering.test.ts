import { expect, it } from 'vitest';
import { escapeDataBlock } from '../markup/escape-html.ts';
import { createRequest } from '../workers/render-pool.fixture.ts';
import { keepRendering, type Rendering, readRendering } from './kept-rendering.ts';

const remote = { name: 'remote-public', version: '1' } as const;
const drawing = {
  request: createRequest('/products'),
  result: { status: 200, dataJson: '{"text":"<script> is – text"}', queryTags: [] },
  html: Buffer.from('<h1>Crimpen – löten</h1>'),
} as unknown as Rendering;

it('REL-01 a drawing lies in its document and comes out of it as it was', () => {
  const document = Buffer.concat([
    Buffer.from(`<!doctype html>ü${escapeDataBlock(drawing.result.dataJson)}<main>`),
    drawing.html,
    Buffer.from('</main>'),
  ]);
  const kept = keepRendering(document, remote, drawing);
  if (!kept) throw new Error('the drawing was not found');
  const { request, result, html } = readRendering(kept);
  expect([request, Buffer.from(html).toString()]).toEqual([drawing.request, String(drawing.html)]);
  expect(JSON.parse(result.dataJson)).toEqual(JSON.parse(drawing.result.dataJson));
  // No second copy of what is large.
  expect([kept.html.buffer, kept.data.buffer]).toEqual([document.buffer, document.buffer]);
});

it('REL-01 a document that does not hold the drawing as it was made keeps none', () => {
  expect(keepRendering(Buffer.from('<main></main>'), remote, drawing)).toBeNull();
  expect(keepRendering(Buffer.from(drawing.html), remote, drawing)).toBeNull();
  expect(keepRendering(Buffer.from(escapeDataBlock(drawing.result.dataJson)), remote, drawing)).toBeNull();
  const both = Buffer.concat([drawing.html, Buffer.from(escapeDataBlock(drawing.result.dataJson))]);
  expect(keepRendering(both, remote, drawing)).not.toBeNull();
});
