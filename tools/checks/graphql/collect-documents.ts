import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { type DocumentMaker } from './document-makers.ts';
import { type DocumentLiteral, findDocumentLiterals } from './find-document-literals.ts';

/** A GraphQL operation as it is sent, with the file that writes it. */
export interface SentDocument {
  readonly file: string;
  readonly text: string;
}

/** The documents found; `unmade` names files with an operation that neither the loaded module nor a maker produces. */
export interface CollectedDocuments {
  readonly documents: readonly SentDocument[];
  readonly unmade: readonly string[];
}

const recorder = 'kmxRecordDocument';

/** Makes each composed literal report its result. */
function createRecordingPlugin(literals: ReadonlyMap<string, readonly DocumentLiteral[]>): Plugin {
  return {
    name: 'record-documents',
    enforce: 'pre',
    transform(code, id) {
      const file = path.relative(process.cwd(), id).replaceAll(path.sep, '/');
      const places = [...(literals.get(file) ?? [])].toReversed();
      return places.reduce((text, { start, end }) => {
        const call = `globalThis.${recorder}(${JSON.stringify(file)}, ${start}, ${text.slice(start, end)})`;
        return `${text.slice(0, start)}${call}${text.slice(end)}`;
      }, code);
    },
  };
}

/** Loads the modules that compose operations, compiled as in the build, and collects the documents they write. */
async function recordDocuments(
  literals: ReadonlyMap<string, readonly DocumentLiteral[]>,
  makers: Readonly<Record<string, DocumentMaker>>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const recorded = new Map<string, Set<string>>();
  const record = (file: string, start: number, text: string): string => {
    const place = `${file}:${start}`;
    recorded.set(place, (recorded.get(place) ?? new Set()).add(text));
    return text;
  };
  Object.assign(globalThis, { [recorder]: record });
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [createRecordingPlugin(literals)],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    for (const file of literals.keys()) {
      const exports = await server.ssrLoadModule(`/${makers[file]?.module ?? file}`);
      await makers[file]?.make(exports);
    }
  } finally {
    await server.close();
  }
  return recorded;
}

/** Collects the operations of source files, by their paths from the working folder. */
export async function collectDocuments(
  files: readonly string[],
  makers: Readonly<Record<string, DocumentMaker>>,
): Promise<CollectedDocuments> {
  const found = files.map((file) => [file, findDocumentLiterals(file, readFileSync(file, 'utf8'))] as const);
  const whole = found.flatMap(([file, literals]) =>
    literals.flatMap(({ text }) => (text === null ? [] : [{ file, text }])),
  );
  const made = new Map(
    found
      .map(([file, literals]) => [file, literals.filter(({ text }) => text === null)] as const)
      .filter(([, literals]) => literals.length > 0),
  );
  const recorded = await recordDocuments(made, makers);
  const places = [...made].flatMap(([file, literals]) => literals.map(({ start }) => [file, start] as const));
  return {
    documents: [
      ...whole,
      ...places.flatMap(([file, start]) =>
        [...(recorded.get(`${file}:${start}`) ?? [])].map((text) => ({ file, text })),
      ),
    ],
    unmade: places.filter(([file, start]) => !recorded.has(`${file}:${start}`)).map(([file]) => file),
  };
}
