import { expect, it } from 'vitest';
import { escapeDataBlock } from '../markup/escape-html.ts';
import { createRequest } from '../workers/render-pool.fixture.ts';
import { type Drawing, keepDrawing, readDrawing } from './kept-drawing.ts';

const remote = { name: 'remote-public', version: '1' } as const;
const drawing = {
  request: createRequest('/products'),
  result: { status: 200, dataJson: '{"text":"<script> is – text"}', queryTags: [] },
  html: Buffer.from('<h1>Crimpen – löten</h1>'),
} as unknown as Drawing;

it('REL-01 a drawing lies in its document and comes out of it as it was', () => {
  const document = Buffer.concat([
    Buffer.from(`<!doctype html>ü${escapeDataBlock(drawing.result.dataJson)}<main>`),
    drawing.html,
    Buffer.from('</main>'),
  ]);
  const kept = keepDrawing(document, remote, drawing);
  if (!kept) throw new Error('the drawing was not found');
  const { request, result, html } = readDrawing(kept);
  expect([request, Buffer.from(html).toString()]).toEqual([drawing.request, String(drawing.html)]);
  expect(JSON.parse(result.dataJson)).toEqual(JSON.parse(drawing.result.dataJson));
  // No second copy of what is large.
  expect([kept.html.buffer, kept.data.buffer]).toEqual([document.buffer, document.buffer]);
});

it('REL-01 a document that does not hold the drawing as it was made keeps none', () => {
  expect(keepDrawing(Buffer.from('<main></main>'), remote, drawing)).toBeNull();
  expect(keepDrawing(Buffer.from(drawing.html), remote, drawing)).toBeNull();
  expect(keepDrawing(Buffer.from(escapeDataBlock(drawing.result.dataJson)), remote, drawing)).toBeNull();
  const both = Buffer.concat([drawing.html, Buffer.from(escapeDataBlock(drawing.result.dataJson))]);
  expect(keepDrawing(both, remote, drawing)).not.toBeNull();
});
