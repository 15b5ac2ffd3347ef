/**
 * In the page of a browser that tells nobody of its console: keeps errors until they are read, also from one document of
 * the tab to the next. Once per document.
 */
export function keepComplaints(key: string): void {
  const mark = Symbol.for(key);
  if (mark in window || location.protocol !== 'http:') return;
  Object.defineProperty(window, mark, { value: true });
  const keep = (text: string): void => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly string[];
    sessionStorage.setItem(key, JSON.stringify([...kept, `${text.slice(0, 500)} (${location.href})`]));
  };
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    keep(`console: ${values.map(String).join(' ')}`);
    print(...values);
  };
  addEventListener('error', ({ message }) => keep(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => keep(`uncaught: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** In the page: reads what `keepComplaints` has kept. */
export function readComplaints(key: string): readonly string[] {
  return location.protocol === 'http:' ? (JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly string[]) : [];
}
