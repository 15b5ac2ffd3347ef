import { restingAttribute } from '@kmx/shared-contracts/attributes.ts';
import { bootDataElementId, restingCodeElementId, slotElementId } from '@kmx/shared-contracts/document-elements.ts';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import * as v from 'valibot';
import { type DevelopedRemote, type ProductPage, payloadSchema, resolveFilesPath } from './page-swap.ts';

const bootStart = `<script type="application/json" id="${bootDataElementId}">`;
const slotStart = `<main id="main"><div id="${slotElementId}"`;
const slotEnd = '</div></main>';
const bootSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ remotes: v.record(v.string(), v.unknown()), page: v.nullable(payloadSchema) }),
);

/** A document of the product, taken apart. */
export interface ProductDocument {
  readonly html: string;
  readonly boot: v.InferOutput<typeof bootSchema>;
}

/** A page of the remote under development, to be put into a document. */
export interface DevelopedPage {
  readonly result: PageResult;
  readonly html: string;
  readonly styles: readonly string[];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function replaceBetween(text: string, start: string, end: string, content: string): string {
  const from = text.indexOf(start) + start.length;
  return text.slice(0, from) + content + text.slice(text.indexOf(end, from));
}

/** Reads a document of the product; null for any other HTML. */
export function parseDocument(html: string): ProductDocument | null {
  const from = html.indexOf(bootStart);
  if (from === -1 || !html.includes(slotStart)) return null;
  const start = from + bootStart.length;
  const boot = v.safeParse(bootSchema, html.slice(start, html.indexOf('</script>', start)));
  return boot.success ? { html, boot: boot.output } : null;
}

/** The document with the remote under development among its remotes, so that the browser can show its pages. */
export function addRemote({ html, boot }: ProductDocument, { name }: DevelopedRemote): ProductDocument {
  // Without a hash: the file changes under the open page. The policy that demands one is left out by the proxy.
  const pinned = { version: 'development', entry: `${resolveFilesPath(name)}remoteEntry.js`, integrity: '' };
  // A page that loads itself anew for every build of the product would lose its state.
  const builds = { pollMs: 3_600_000, isReloading: false };
  const changed = { ...boot, remotes: { ...boot.remotes, [name]: pinned }, builds };
  return { html: replaceBetween(html, bootStart, '</script>', serialize(changed)), boot: changed };
}

function serialize(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Fills the slot of a document; `attributes` are those of the slot. */
function fillSlot(text: string, attributes: string, html: string): string {
  const from = text.indexOf(slotStart);
  return `${text.slice(0, from)}${slotStart}${attributes}>${html}${text.slice(text.lastIndexOf(slotEnd))}`;
}

function replaceBoot({ html, boot }: ProductDocument, changes: object): string {
  return replaceBetween(html, bootStart, '</script>', serialize({ ...boot, ownView: null, ...changes }));
}

/** The document with its code where it runs at once: a page that is being developed does not rest. */
function wake(html: string): string {
  return html
    .replace(` ${restingAttribute}=""`, '')
    .replace(/<script src="[^"]*\/part-rest\.js"[^>]*><\/script>/, '')
    .replace(new RegExp(`<template id="${restingCodeElementId}">([^]*?)</template>`), '$1');
}

/** The document with a page of the remote in the place of the one that the product rendered. */
export function writePage(
  document: ProductDocument,
  { name }: DevelopedRemote,
  replaced: ProductPage,
  { result, html, styles }: DevelopedPage,
): string {
  const withBoot = replaceBoot(document, { page: { ...replaced, remote: name, result }, isServerRendered: true });
  const titled = replaceBetween(withBoot, '<title>', '</title>', escapeHtml(result.head.title));
  const links = styles.map((file) => `<link rel="stylesheet" href="${resolveFilesPath(name)}${file}">`).join('');
  const files = new RegExp(`<link rel="(?:stylesheet|preload)"[^>]* href="[^"]*/_r/${replaced.remote}/[^>]*>`, 'g');
  const styled = titled.replaceAll(files, '').replace('</head>', () => `${links}</head>`);
  return fillSlot(wake(styled), ` data-remote="${name}" data-ssr=""`, html);
}

/** The document without a page: the code of the remote runs in it, shows why, and waits for the next build. */
export function writeFailedPage(document: ProductDocument, { name }: DevelopedRemote): string {
  const script = `<script src="${resolveFilesPath(name)}remoteEntry.js" defer></script>`;
  const withBoot = replaceBoot(document, { page: null, isServerRendered: false });
  return fillSlot(
    wake(withBoot).replace('</head>', () => `${script}</head>`),
    '',
    '',
  );
}
