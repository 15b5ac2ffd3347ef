import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import * as v from 'valibot';
import { createMessages, type I18n } from '../messages/messages.tsx';

const catalogueSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Message catalogues of a workspace for tests: as the translators write them, and compiled as the build's loader compiles them. */
export interface TestMessages {
  readonly readCatalogue: (language: string) => Readonly<Record<string, string>>;
  readonly createTestMessages: (language: string) => I18n;
}

/** Opens the catalogues next to a file: `openTestMessages(import.meta.url)` reads `./locales/{language}.json`. */
export function openTestMessages(file: string): TestMessages {
  const readCatalogue = (language: string) =>
    v.parse(catalogueSchema, readFileSync(new URL(`./locales/${language}.json`, file), 'utf8'));
  return {
    readCatalogue,
    createTestMessages: (language) => {
      const entries = Object.entries(readCatalogue(language)).map(([id, text]) => [id, compileMessage(text)] as const);
      return createMessages(language, Object.fromEntries(entries));
    },
  };
}
