import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadAnswer, PageRedirect } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { ComponentType } from 'react';

/** A page as returned by its loader; its part renders exactly these data. */
export interface LoadedPage<Data> extends PageResult {
  readonly data: Data;
}

/** Loads a page on the server: status, head and data, or the address where it is. */
export type PageLoader<Data = unknown> = (
  request: PageRequest,
  context: LoadContext,
) => Promise<LoadedPage<Data> | PageRedirect>;

/** A module with one export. */
type ModuleOf<Export> = Readonly<Record<string, Export>>;

/** One page of a remote: its addresses, its loader and its component. */
export interface PageDefinition {
  /** Also names its chunk, `part-<name>`, and identifies its data, `data.page`. */
  readonly name: string;
  /**
   * Its addresses as a pattern of react-router, without locale and site; absent for a page that only other loaders
   * return, and in browsers for every page with a loader.
   */
  readonly pattern?: string;
  /** For conditions a pattern cannot express: the path must match this too. */
  readonly accepts?: RegExp;
  /** The module of its loader; removed from browser builds with pattern and condition (build-kit/src/pages-loader.mjs). */
  readonly load?: () => Promise<ModuleOf<PageLoader>>;
  /** The module of its component, which takes `data`; a separate chunk in browsers. */
  readonly part: () => Promise<ModuleOf<ComponentType<never>>>;
  /**
   * True for a page that is always complete without script: its document rests until it is used (`PageResult.rests`).
   * The loader of a page that sometimes is says so in its answer.
   */
  readonly rests?: true;
  /** Loads anything else needed before the page can be rendered. */
  readonly prepare?: () => Promise<void>;
}

/** Calls the only loader of a page's module. */
export async function callLoader(
  page: PageDefinition,
  request: PageRequest,
  context: LoadContext,
): Promise<LoadAnswer> {
  const [load] = Object.values((await page.load?.()) ?? {});
  if (load === undefined) throw new Error(`The page ${page.name} has no loader`);
  return load(request, context);
}

type DataOfPage<Page> = Page extends { readonly load: () => Promise<infer Module> }
  ? Module[keyof Module] extends (...input: never) => Promise<infer Answer>
    ? Exclude<Answer, PageRedirect> extends LoadedPage<infer Data>
      ? Data
      : never
    : never
  : never;

/** Everything that the loaders of a table can return. */
type DataOf<Pages extends readonly PageDefinition[]> = DataOfPage<Pages[number]>;

/** The data that loaders return under the name of a page. */
type DataNamed<Pages extends readonly PageDefinition[], Name> = Extract<DataOf<Pages>, { readonly page: Name }>;

/** The data returned under a name that is not in the table. */
type DataWithoutPart<Pages extends readonly PageDefinition[]> = Exclude<
  DataOf<Pages>,
  { readonly page: Pages[number]['name'] }
>;

/** The table with its constraints: each part renders any data returned under its name, and every name has a part. */
type CheckedPages<Pages extends readonly PageDefinition[]> = [DataWithoutPart<Pages>] extends [never]
  ? {
      readonly [Place in keyof Pages]: Pages[Place] & {
        readonly part: () => Promise<
          ModuleOf<ComponentType<{ readonly data: DataNamed<Pages, Pages[Place]['name']> }>>
        >;
      };
    }
  : { readonly dataWithoutPart: DataWithoutPart<Pages> };

/** Defines the table of a remote's pages; does not compile when a part cannot render the data its loaders return. */
export function definePages<const Pages extends readonly PageDefinition[]>(
  pages: Pages & (Pages extends CheckedPages<Pages> ? unknown : CheckedPages<Pages>),
): Pages;
export function definePages(pages: readonly PageDefinition[]): readonly PageDefinition[] {
  return pages;
}
