import { globSync, readFileSync } from 'node:fs';
import { seedEntries } from '@kmx/services/content/data/seed-entries.ts';
import { signInMessages } from '@kmx/services/identity/pages/sign-in-messages.ts';
import { partnerServices } from '@kmx/services/service-desk/dashboard/partner-services.ts';
import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';

type Texts = Readonly<Record<string, string>>;

/** Texts of the product outside the catalogues, by language and location. */
export interface FurtherTexts {
  readonly name: string;
  /** Free texts use no forbidden word; messages also use the one word of each concept. */
  readonly kind: 'messages' | 'sample';
  readonly languages: Readonly<Record<string, Texts>>;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A key that is a language leads to its texts. */
function* walk(value: unknown, place: string, language: string | null): Generator<[string, string, string]> {
  if (isText(value)) {
    if (language !== null) yield [language, place, value];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const isLanguage = language === null && isUiLanguage(key);
      yield* walk(inner, isLanguage ? place : `${place}.${nameItem(inner) ?? key}`, isLanguage ? key : language);
    }
  }
}

function nameItem(value: unknown): string | undefined {
  const { id, slug } = Object(value) as { readonly id?: unknown; readonly slug?: unknown };
  return isText(id) ? id : isText(slug) ? slug : undefined;
}

function describe(name: string, kind: FurtherTexts['kind'], source: unknown): FurtherTexts {
  const groups = Map.groupBy(walk(source, '', null), ([language]) => language);
  const languages = [...groups].map(([language, texts]) => {
    return [language, Object.fromEntries(texts.map(([, place, text]) => [place.slice(1), text]))] as const;
  });
  return { name, kind, languages: Object.fromEntries(languages) };
}

function readSampleFiles(folder: string): Readonly<Record<string, unknown>> {
  const paths = globSync('**/*.json', { cwd: folder }).toSorted();
  return Object.fromEntries(
    paths.map((path) => [path.replace(/\.json$/, ''), JSON.parse(readFileSync(`${folder}${path}`, 'utf8'))] as const),
  );
}

/** Reads them from the files and modules that hold them. */
export function readFurtherTexts(): readonly FurtherTexts[] {
  return [
    describe('services/sign-in', 'messages', signInMessages),
    describe('services/partner-services', 'messages', partnerServices),
    describe('services/content', 'sample', seedEntries),
    describe('services/catalogue', 'sample', readSampleFiles('services/sample/catalogue/')),
    describe('services/desk', 'sample', readSampleFiles('services/sample/desk/')),
  ];
}
