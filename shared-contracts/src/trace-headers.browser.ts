/** How long the requests of a page belong to the trace of its document, in milliseconds: a tab may stay open for days. */
const traceMs = 60_000;

/**
 * Headers by which a request for data joins the trace of the document; none unless the server has said in the
 * document's `Server-Timing` that the trace is recorded.
 */
export function createTraceHeaders(): Record<string, string> {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const trace = document?.serverTiming.find(({ name }) => name === 'traceparent');
  return trace === undefined || performance.now() > traceMs ? {} : { traceparent: trace.description };
}
