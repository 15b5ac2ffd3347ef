import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { ComponentType } from 'react';

/** A page as its loader answers: its part renders exactly this data. */
export interface LoadedPage<Data> extends PageResult {
  readonly data: Data;
}

/** Loads a page on the server: status, head and data. */
export type PageLoader<Data = unknown> = (request: PageRequest, context: LoadContext) => Promise<LoadedPage<Data>>;

/** A module with one export. */
type ModuleOf<Export> = Readonly<Record<string, Export>>;

/** One page of a remote: where it is found, what loads its data and what renders it. */
export interface PageDefinition {
  /** Also the name of its chunk, `part-<name>`, and of its data, `data.page`. */
  readonly name: string;
  /** Its addresses as a pattern of react-router, without locale and site; absent for a page that other loaders answer with. */
  readonly pattern?: string;
  /** What a pattern cannot say: only paths that match this too. */
  readonly accepts?: RegExp;
  /** The module of its loader; left out of browsers (build-kit/src/pages-loader.mjs). */
  readonly load?: () => Promise<ModuleOf<PageLoader>>;
  /** The module of its component, which takes `data`; a chunk of its own in browsers. */
  readonly part: () => Promise<ModuleOf<ComponentType<never>>>;
  /** Loads what else must be there before the page is rendered. */
  readonly prepare?: () => Promise<void>;
}

/** Calls the one loader of a page's module. */
export async function callLoader(
  page: PageDefinition,
  request: PageRequest,
  context: LoadContext,
): Promise<PageResult> {
  const [load] = Object.values((await page.load?.()) ?? {});
  if (load === undefined) throw new Error(`The page ${page.name} has no loader`);
  return load(request, context);
}

type DataOfPage<Page> = Page extends { readonly load: () => Promise<infer Module> }
  ? Module[keyof Module] extends (...input: never) => Promise<LoadedPage<infer Data>>
    ? Data
    : never
  : never;

/** All that the loaders of a table answer with. */
type DataOf<Pages extends readonly PageDefinition[]> = DataOfPage<Pages[number]>;

/** What the loaders answer under the name of a page. */
type DataNamed<Pages extends readonly PageDefinition[], Name> = Extract<DataOf<Pages>, { readonly page: Name }>;

/** What they answer under no name of the table; a redirect is never rendered. */
type DataWithoutPart<Pages extends readonly PageDefinition[]> = Exclude<
  DataOf<Pages>,
  { readonly page: Pages[number]['name'] | 'redirect' }
>;

/** The table as it has to be: each part renders whatever the loaders answer under its name, and there is one for each name. */
type CheckedPages<Pages extends readonly PageDefinition[]> = [DataWithoutPart<Pages>] extends [never]
  ? {
      readonly [Place in keyof Pages]: Pages[Place] & {
        readonly part: () => Promise<
          ModuleOf<ComponentType<{ readonly data: DataNamed<Pages, Pages[Place]['name']> }>>
        >;
      };
    }
  : { readonly dataWithoutPart: DataWithoutPart<Pages> };

/** The table of a remote's pages; does not compile when a part cannot render what the loaders answer for it. */
export function definePages<const Pages extends readonly PageDefinition[]>(
  pages: Pages & (Pages extends CheckedPages<Pages> ? unknown : CheckedPages<Pages>),
): Pages;
export function definePages(pages: readonly PageDefinition[]): readonly PageDefinition[] {
  return pages;
}
