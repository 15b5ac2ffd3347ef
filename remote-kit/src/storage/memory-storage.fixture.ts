/** An in-memory Storage with the members in use; its keys are own properties, as in a browser. */
export function createMemoryStorage(items: Readonly<Record<string, string>> = {}): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, item: string) => void Object.assign(storage, { [key]: item }),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  const storage = Object.assign(Object.create(methods) as Storage, items);
  return storage;
}

/** A Storage that throws on every access, as in a browser that forbids it. */
export function createForbiddenStorage(): Storage {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  return new Proxy({} as Storage, { get: forbid, ownKeys: forbid });
}
