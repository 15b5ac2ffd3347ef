const forbidden: readonly (readonly [string, RegExp])[] = [
  ['a script', /<script\b[^>]*>/i],
  ['a style element', /<style\b[^>]*>/i],
  ['a style attribute', /<[^>]+\sstyle=[^>]*>/i],
  ['an event attribute', /<[^>]+\son[a-z]+=[^>]*>/i],
  ['an unresolved or failed Suspense boundary', /<!--\$[?!~]-->|<template\b[^>]*>|<div hidden="" id="S:[^>]*>/],
];
const messageId = /^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z0-9]*)+$/;
const visibleAttribute = /\s(?:alt|title|placeholder|aria-label|aria-description)="([^"]*)"/g;

function listVisibleTexts(html: string): readonly string[] {
  const attributes = [...html.matchAll(visibleAttribute)].map((match) => match[1] ?? '');
  // Code samples show identifiers on purpose.
  const texts = html.replaceAll(/<(code|pre)\b[\s\S]*?<\/\1>/g, '').split(/<[^>]*>/);
  return [...attributes, ...texts].map((text) => text.trim());
}

/** Lists what server HTML must not contain: anything the security policy blocks, unfinished markup, untranslated message ids. */
export function findHtmlProblems(html: string): readonly string[] {
  const found = forbidden.flatMap(([what, pattern]) => {
    const match = pattern.exec(html)?.[0];
    return match === undefined ? [] : [`holds ${what}: ${match}`];
  });
  const ids = listVisibleTexts(html).filter((text) => messageId.test(text));
  const isBlank = listVisibleTexts(html).every((text) => text === '');
  return [...found, ...ids.map((id) => `shows the message id ${id}`), ...(isBlank ? ['shows no text'] : [])];
}
