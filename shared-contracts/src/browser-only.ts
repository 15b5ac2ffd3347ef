import * as v from 'valibot';
import type { ShellContext } from './shell-context.ts';

/** What a release says of a remote that was built elsewhere: it has no server half, and its pages appear in the browser. */
export const browserOnlySchema = v.object({
  /** The global that the entry defines: `library.name` of its federation plugin. */
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]{0,99}$/, 'must be the name of a global')),
  /** Title of its pages by language; the English one is that of all others. */
  titles: v.objectWithRest(
    { en: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)) },
    v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  ),
});
export type BrowserOnly = Readonly<v.InferOutput<typeof browserOnlySchema>>;

/** Properties of the component of a browser-only remote. */
export interface PlainAppProps {
  readonly context: ShellContext;
}

/**
 * The `./app` expose of a browser-only remote: a React component as default export, rendered with the shell's React, or two
 * functions for everything else. Both must leave the rest of the document alone; a rejection counts as a failed page.
 */
export type PlainApp =
  | { readonly default: (props: PlainAppProps) => unknown }
  | {
      readonly mount: (container: HTMLElement, context: ShellContext) => void | Promise<void>;
      readonly unmount: (container: HTMLElement) => void | Promise<void>;
    };

/** Parses what a remote exposes; throws a ValiError when it is neither. */
export const plainAppSchema = v.union([
  v.object({ mount: v.function(), unmount: v.function() }),
  v.object({ default: v.function() }),
]);
