import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import * as v from 'valibot';
import type { RemoteVersion } from './pool-types.ts';

/** The stack lines that lie in a remote's own files; empty when there are none. */
export type LocateStack = (stack: string) => string;

/** The frames nearest to the throw show where; the others belong to the renderer. */
const maxFrames = 8;

const sourceMapSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.number(),
    sources: v.array(v.string()),
    names: v.array(v.string()),
    mappings: v.string(),
  }),
);

function readSourceMap(text: string | undefined): SourceMap | null {
  const result = v.safeParse(sourceMapSchema, text);
  if (!result.success) return null;
  return new SourceMap({ ...result.output, file: '', sourceRoot: '', sourcesContent: [] });
}

/** Creates the translator for one version; its source maps are read at the first stack. */
export function createStackLocator({ name, version, sourceMaps }: RemoteVersion): LocateStack {
  const read = new Map<string, SourceMap | null>();
  const findMap = (path: string): SourceMap | null => {
    const known = read.get(path) ?? (read.has(path) ? null : readSourceMap(sourceMaps?.get(path)));
    read.set(path, known);
    return known;
  };
  const locate = (path: string, line: number, column: number): string => {
    const origin = findMap(path)?.findEntry(line - 1, column - 1);
    if (!origin || !('originalSource' in origin) || origin.generatedLine !== line - 1)
      return `${name}/${path}:${line}:${column}`;
    // Sources are relative to the folder of the unit, those of shared packages lead out of it.
    return `${posix.join(name, origin.originalSource)}:${origin.originalLine + 1}`;
  };
  const prefix = `${name}@${version}/`;
  return (stack) =>
    stack
      .split('\n')
      .flatMap((frame) => {
        const start = frame.indexOf(prefix);
        const place = start < 0 ? null : /^(\S+?):(\d+):(\d+)/.exec(frame.slice(start + prefix.length));
        if (!place) return [];
        const caller = /^\s*at (?:async )?(?:new )?([\w$.<>]+) \(/.exec(frame)?.[1];
        const located = locate(place[1] ?? '', Number(place[2]), Number(place[3]));
        return [`    at ${caller ? `${caller} (${located})` : located}`];
      })
      .slice(0, maxFrames)
      .join('\n');
}
