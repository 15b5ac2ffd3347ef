/** Areas of the shell's own endpoints by the second segment of `/api/...`; the others are `api`. */
const areasOfApi: ReadonlyMap<string, string> = new Map([
  ['sis-proxy', 'service-desk'],
  ['tickets-proxy', 'service-desk'],
  ['search-proxy', 'search'],
  ['forms', 'forms'],
  ['uploads', 'uploads'],
  ['releases', 'releases'],
]);

/** Areas of everything else that is no page, by the first segment. */
const areasOfPaths: ReadonlyMap<string, string> = new Map([
  ['_r', 'release-files'],
  ['_report', 'browser-reports'],
  ['_csp', 'browser-reports'],
  ['_views', 'browser-reports'],
  ['am', 'identity'],
  ['images', 'images'],
  ['videos', 'videos'],
  ['catalogue', 'downloads'],
  ['service-desk', 'downloads'],
  ['file', 'downloads'],
  ['healthz', 'probes'],
  ['readyz', 'probes'],
  ['metrics', 'probes'],
  ['_composition', 'probes'],
]);

/** The area of a response that is no page, for metrics: a word of a closed list, `technical` for what has none of its own. */
export function nameArea(url: string): string {
  const [, first = '', second = ''] = url.split(/[/?]/, 3);
  if (first === 'api') return areasOfApi.get(second) ?? 'api';
  return areasOfPaths.get(first) ?? 'technical';
}
