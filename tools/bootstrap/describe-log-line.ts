/** Time and level come first anyway, and a reader of one log knows its process; ids and hosts are for searching in the file. */
const leftOut: ReadonlySet<string> = new Set([
  ...['time', 'level', 'process', 'pid', 'msg', 'err'],
  ...['request', 'trace', 'host'],
]);

type Entry = Readonly<Record<string, unknown>>;

function parseEntry(line: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null && 'msg' in entry ? { ...entry } : null;
  } catch {
    return null;
  }
}

const describeValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function describeFailure(failure: unknown): readonly string[] {
  if (typeof failure !== 'object' || failure === null) return [];
  const { stack, message }: Entry = { ...failure };
  const lines = describeValue(stack ?? message ?? failure).split('\n');
  return lines.map((line) => `    ${line.trimStart()}`);
}

/** Formats a log line for a terminal: time, level, message, fields, and the stack below; lines that are not JSON stay as they are. */
export function describeLogLine(line: string): string {
  const entry = parseEntry(line);
  if (entry === null) return line;
  const { time, level, msg, err } = entry;
  const [clock = ''] = /(?<=T)\d\d:\d\d:\d\d/.exec(String(time)) ?? [];
  const fields = Object.entries(entry).filter(([name]) => !leftOut.has(name));
  const details = fields.map(([name, value]) => `${name}=${describeValue(value)}`);
  const head = [clock, String(level).padEnd(5), String(msg), ...details].join(' ');
  return [head, ...describeFailure(err)].join('\n');
}
