import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import type { Say, ScreenGroup, ScreenLanguage } from './screen.ts';

function readCatalogue(
  workspace: ScreenGroup['workspace'],
  language: ScreenLanguage,
): Readonly<Record<string, string>> {
  const file = path.join(root, workspace, 'src', 'locales', `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** Turns a text into a pattern that matches it with any values. */
function toPattern(text: string): RegExp {
  const parts = text.split(/\{[^{}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')} ?(?:$|: )`);
}

/** Reads visible texts from the catalogues, so that one journey can use the product in every language. */
export function createSay(workspace: ScreenGroup['workspace'], language: ScreenLanguage): Say {
  const messages = readCatalogue(workspace, language);
  return (id) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`${workspace} has no text ${id} in ${language}`);
    return toPattern(text);
  };
}
