import { expect, it } from 'vitest';
import { parseXml, XmlError } from './parse-xml.ts';

const nest = (depth: number) => `${'<a>'.repeat(depth)}x${'</a>'.repeat(depth)}`;
const reference = (name: string) => `&${name};`;

/** Entities that would expand to a billion times the first one. */
const expansion = `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY a${index + 1} "${reference(`a${index}`).repeat(10)}">`,
).join('')}]><a>${reference('a9')}</a>`;

it('EDT-010 reads elements, text and the five entities, and leaves out comments and instructions', () => {
  const text =
    '\uFEFF<?xml version="1.0"?><!-- n --><a b="1 &lt; 2"><?x y?>one &amp; <c/><![CDATA[<two>]]><!-- n -->&#x1F600;</a>';
  expect(parseXml(text)).toEqual({
    name: 'a',
    attributes: { b: '1 < 2' },
    children: ['one & ', { name: 'c', attributes: {}, children: [] }, '<two>\u{1F600}'],
  });
});

it.each([
  ['a document type', '<!DOCTYPE a><a/>'],
  ['a file outside', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ['entities of entities', expansion],
  ['an entity that nobody declared', '<a>&nbsp;</a>'],
  ['a reference to no character', '<a>&#0;</a>'],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['a second root', '<a/><a/>'],
  ['an element left open', '<a><b></a>'],
  ['61 levels', nest(61)],
  ['as many levels as fit into 2 MB', '<a>'.repeat(690_000)],
  ['the same, closed', nest(290_000)],
  ['a comment left open, again and again', `<a>${'<!--'.repeat(500_000)}`],
  ['nothing', ''],
])('EDT-010 refuses %s', (_name, text) => {
  expect(() => parseXml(text)).toThrow(XmlError);
});

it('EDT-010 takes 60 levels, and names no words of a file that it refuses', () => {
  expect(parseXml(nest(60)).name).toBe('a');
  expect(() => parseXml('<a>secret words & more</a>')).toThrow(/^(?!.*secret words)/);
});

it('EDT-010 reads a file of the greatest size in a moment, also one with signs outside of the basic plane', () => {
  const startedAt = performance.now();
  for (const sign of ['x', '\u{1F600}']) {
    expect(parseXml(`<a>${`<b c="1">${sign}&amp;</b>`.repeat(90_000)}</a>`).children).toHaveLength(90_000);
  }
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});
