import type { ComponentType } from 'react';
import type { PageDefinition } from './page-definition.ts';

/** Renders a page from the data of its result. */
export type Part = ComponentType<{ readonly data: unknown }>;

/** Loads the parts of one remote. */
export interface PartLoader {
  /**
   * Loads the code of a page once; rejects for a page of another version and when a file cannot be fetched, so that a
   * retry is possible.
   */
  readonly load: (name: string) => Promise<void>;
  /** The code of a loaded page; throws for any other. */
  readonly read: (name: string) => Part;
}

/** Finds a page of the table; throws for a page of another version. */
export function findPage<Page extends PageDefinition>(pages: readonly Page[], name: string): Page {
  const page = pages.find((candidate) => candidate.name === name);
  if (page === undefined) throw new Error(`This version has no page ${name}`);
  return page;
}

/** Creates the loader from the table of pages. */
export function createPartLoader(pages: readonly PageDefinition[]): PartLoader {
  const loaded = new Map<string, Part>();
  async function loadPart({ name, part }: PageDefinition): Promise<void> {
    if (loaded.has(name)) return;
    const [component] = Object.values(await part());
    if (component === undefined) throw new Error(`The module of the page ${name} exports no component`);
    // The compiler has checked the table: the data that loaders return under a name fit the part of that name.
    loaded.set(name, component as Part);
  }
  return {
    load: async (name) => {
      const page = findPage(pages, name);
      await Promise.all([loadPart(page), page.prepare?.()]);
    },
    read: (name) => {
      const part = loaded.get(name);
      if (part === undefined) throw new Error(`The code of the page ${name} was not loaded before it was rendered`);
      return part;
    },
  };
}
