import { expect, it } from 'vitest';
import { escapeDataBlock } from '../markup/escape-html.ts';
import { createRequest } from '../workers/render-pool.fixture.ts';
import { keepRendering, type Rendering, readRendering } from './kept-rendering.ts';

const remote = { name: 'remote-public', version: '1' } as const;
const rendering = {
  request: createRequest('/products'),
  result: { status: 200, dataJson: '{"text":"<script> is – text"}', queryTags: [] },
  html: Buffer.from('<h1>Crimpen – löten</h1>'),
} as unknown as Rendering;

it('REL-01 a rendering is part of its document and is extracted unchanged', () => {
  const document = Buffer.concat([
    Buffer.from(`<!doctype html>ü${escapeDataBlock(rendering.result.dataJson)}<main>`),
    rendering.html,
    Buffer.from('</main>'),
  ]);
  const kept = keepRendering(document, remote, rendering);
  if (!kept) throw new Error('the rendering was not found');
  const { request, result, html } = readRendering(kept);
  expect([request, Buffer.from(html).toString()]).toEqual([rendering.request, String(rendering.html)]);
  expect(JSON.parse(result.dataJson)).toEqual(JSON.parse(rendering.result.dataJson));
  // No second copy of the large parts.
  expect([kept.html.buffer, kept.data.buffer]).toEqual([document.buffer, document.buffer]);
});

it('REL-01 a document that does not hold the rendering as it was made keeps none', () => {
  expect(keepRendering(Buffer.from('<main></main>'), remote, rendering)).toBeNull();
  expect(keepRendering(Buffer.from(rendering.html), remote, rendering)).toBeNull();
  expect(keepRendering(Buffer.from(escapeDataBlock(rendering.result.dataJson)), remote, rendering)).toBeNull();
  const both = Buffer.concat([rendering.html, Buffer.from(escapeDataBlock(rendering.result.dataJson))]);
  expect(keepRendering(both, remote, rendering)).not.toBeNull();
});

it('REL-01 keeps the hints for the pictures of the first view, which are elsewhere in the document', () => {
  const hint = '<link rel="preload" as="image" imageSrcSet="/a.webp 480w" fetchPriority="high"/>';
  const hinted: Rendering = { ...rendering, html: Buffer.from(hint + String(rendering.html)) };
  const data = escapeDataBlock(rendering.result.dataJson);
  const document = Buffer.from(`<head>${hint}</head><main>${String(rendering.html)}</main>${data}`);
  const kept = keepRendering(document, remote, hinted);
  if (!kept) throw new Error('the rendering was not found');
  expect(String(Buffer.from(readRendering(kept).html))).toBe(hint + String(rendering.html));
});
