/** One change of a JSON value, and where it was made. */
export interface Mutant {
  readonly place: string;
  readonly value: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function alterLeaf(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string' || value === '') return 'x';
  // Another value of the same form: what does not even parse is easily refused.
  const last = value.at(-1);
  return value.slice(0, -1) + (last === 'a' ? 'b' : 'a');
}

function* listEntries(value: Fields | readonly unknown[]): Generator<readonly [string, unknown, unknown]> {
  for (const [key, part] of Object.entries(value)) {
    const rest = Array.isArray(value)
      ? value.filter((_, index) => index !== Number(key))
      : Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    yield [key, part, rest];
  }
}

function put(value: Fields | readonly unknown[], key: string, part: unknown): unknown {
  return Array.isArray(value)
    ? value.map((one: unknown, index) => (index === Number(key) ? part : one))
    : { ...value, [key]: part };
}

/** Lists every change of one place in a JSON value: each value in it altered, and each field or element removed. */
export function* listMutants(value: unknown, place = ''): Generator<Mutant> {
  if (!Array.isArray(value) && !isFields(value)) {
    yield { place: `${place} altered`, value: alterLeaf(value) };
    return;
  }
  for (const [key, part, rest] of listEntries(value)) {
    const inner = `${place}/${key}`;
    yield { place: `${inner} removed`, value: rest };
    for (const mutant of listMutants(part, inner)) yield { ...mutant, value: put(value, key, mutant.value) };
  }
}
