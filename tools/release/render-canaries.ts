import type { Canary } from '@kmx/release-registry/history/canary.ts';
import type { CanaryFigures } from '@kmx/release-registry/reports/canary-report.ts';
import type { ShellReport } from '@kmx/release-registry/reports/shell-reports.ts';
import { renderTable } from '../figures/render-table.ts';
import { quote } from './quote.ts';

/** One line for a canary: who gets it, and when it is promoted. */
export function renderCanary({ unit, version, percent, countries, cookie, promotion }: Canary): string {
  const where = countries.length > 0 ? ` of ${countries.join(', ')}` : '';
  const who = cookie === null ? '' : `, and to everybody with the cookie ${cookie.name}=${cookie.value}`;
  const rule =
    promotion === null
      ? ''
      : `; active after ${Math.round(promotion.afterMs / 60_000)} min and ${promotion.minViews} pages`;
  return `Canary ${unit}@${version} to ${percent} %${where}${who}${rule}`;
}

/** One line for each shell that has something to say of a canary, except that it runs. */
export function renderCanaryReports({ unit, since }: Canary, reports: readonly ShellReport[]): readonly string[] {
  return reports.flatMap(({ shell, canaries = [] }) =>
    canaries
      .filter((report) => report.unit === unit && report.since === since)
      .filter(({ state, isPreparing = false }) => state !== 'running' || isPreparing)
      .map(({ state, isPreparing, reason }) => `  ${shell}: ${isPreparing ? 'preparing' : state} (${quote(reason)})`),
  );
}

const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);
const renderCount = (count: number, of: number) => `${count} (${percent(count, of)})`;
const renderFigure = (figure: number | null) => (figure === null ? '-' : figure.toFixed(3));

/** The numbers of a canary and of the active version side by side, of each shell that reports some. */
export function renderFigures({ unit, since, version }: Canary, reports: readonly ShellReport[]): string {
  const rows = reports.flatMap(({ shell, canaries = [] }) => {
    const figures = canaries.find((report) => report.unit === unit && report.since === since)?.figures;
    if (figures === undefined) return [];
    const describe = (name: string, part: CanaryFigures) => [
      ...[shell, name, String(part.visitors), String(part.pages), renderCount(part.faults, part.pages)],
      ...[part.errors, part.mismatches].map((count) => renderCount(count, part.visitors)),
      ...[part.LCP, part.INP, part.CLS, part.render].map(renderFigure),
    ];
    return [describe(version, figures.canary), describe('active', figures.active)];
  });
  const heads = [
    ...['shell', 'version', 'visitors', 'pages', 'server errors', 'browsers with errors', 'with mismatches'],
    ...['p75 LCP s', 'p75 INP s', 'p75 CLS', 'p95 render s'],
  ];
  return rows.length === 0 ? 'No shell reports numbers yet.' : renderTable([heads, ...rows]);
}
