/** Gives a pure function of one long-lived object a memory: the result is kept exactly as long as the object lives. */
export function keepByObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known.value;
    const value = compute(key);
    kept.set(key, { value });
    return value;
  };
}
