/**
 * Memoizes a pure function per owner, a long-lived object: its last result is stored together with the inputs. The
 * inputs must be everything the result depends on; they are compared by identity.
 */
export function keepLast<Input, Value>(
  compute: (input: Input) => Value,
  findOwner: (input: Input) => object,
  listParts: (input: Input) => readonly unknown[],
): (input: Input) => Value {
  const kept = new WeakMap<object, { readonly parts: readonly unknown[]; readonly value: Value }>();
  return (input) => {
    const owner = findOwner(input);
    const parts = listParts(input);
    const known = kept.get(owner);
    if (known && parts.every((part, index) => part === known.parts[index])) return known.value;
    const value = compute(input);
    kept.set(owner, { parts, value });
    return value;
  };
}
