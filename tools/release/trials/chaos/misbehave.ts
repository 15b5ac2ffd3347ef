import type { UnitBuild } from '../../read-build.ts';

/** What a page does instead of answering, by the last word of its address; each is the body of a function of the remote. */
const loads: Readonly<Record<string, string>> = {
  hang: 'return new Promise(() => {});',
  spin: 'for (;;);',
  throw: "throw new Error('boom of a page');",
  'throw-late':
    "setTimeout(() => { throw new Error('late boom'); }, 5); await new Promise((done) => setTimeout(done, 50));",
  memory: 'const rows = []; for (;;) rows.push(new Array(1000).fill(rows.length));',
  buffers:
    'const kept = []; for (;;) { kept.push(new Uint8Array(64e6)); await new Promise((done) => setTimeout(done, 5)); }',
  exit: "return URL.constructor('process.exit(3)')();",
};
const renders: Readonly<Record<string, string>> = {
  'spin-late': 'for (;;);',
  flood: "return 'x'.repeat(50e6);",
};

/** The ways in which a page can misbehave. */
export const misbehaviours: readonly string[] = [...Object.keys(loads), ...Object.keys(renders)];

/** Where the page is that misbehaves in this way. */
export const resolveBadPath = (misbehaviour: string) => `/style-guide/chaos-${misbehaviour}`;

const write = (bodies: Readonly<Record<string, string>>) =>
  Object.entries(bodies)
    .map(([name, body]) => `${JSON.stringify(name)}: async () => { ${body} },`)
    .join('\n');

/** Statements for the end of a server bundle: each misbehaviour at an address of its own, all other pages as they were. */
export function renderMisbehaviour(): string {
  return `
{
  const { remote } = module.exports;
  const loads = { ${write(loads)} };
  const renders = { ${write(renders)} };
  const find = (acts, { path }) => acts[/\\/chaos-([a-z-]+)$/.exec(path)?.[1]];
  module.exports = {
    remote: {
      ...remote,
      load: async (request, context) => (await find(loads, request)?.()) ?? remote.load(request, context),
      render: async (input, signal) => (await find(renders, input.request)?.()) ?? remote.render(input, signal),
    },
  };
}
`;
}

/** A build whose server bundle has further statements at its end. */
export function appendToBundle(build: UnitBuild, statements: string): UnitBuild {
  const file = build.serverEntry ?? '';
  const content = Buffer.concat([build.contents.get(file) ?? Buffer.alloc(0), Buffer.from(statements)]);
  return { ...build, contents: new Map([...build.contents, [file, content]]) };
}
