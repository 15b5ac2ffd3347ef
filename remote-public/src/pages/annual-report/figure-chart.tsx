import * as visuallyHidden from '@kmx/design-system/visually-hidden/visually-hidden.module.css';
import { MarkedText } from '@kmx/remote-kit/messages/marked-text.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useId } from 'react';
import type { KeyFigure } from './annual-report.data.ts';
import { createFigureFormat } from './create-figure-format.ts';
import * as styles from './figure-chart.module.css';
import { chartSize, layOutBars } from './lay-out-bars.ts';

interface FigureChartProps {
  readonly figure: KeyFigure;
  /** Language of name and unit where it differs from the page's. */
  readonly lang: string | undefined;
}

/** One key figure as a bar chart; the table below the charts has the same values in accessible form (PUB-033). */
export function FigureChart({ figure: { name, unit, values }, lang }: FigureChartProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const labelId = useId();
  const format = createFigureFormat(values, locale);
  const bars = layOutBars(values);
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return null;
  const years = { from: String(first.year), to: String(last.year) };
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span lang={lang} className={styles.name}>
          {name}
        </span>
        <span className={styles.latest}>
          {format(last.value)} <small lang={lang}>{unit}</small>
        </span>
      </figcaption>
      <span id={labelId} className={visuallyHidden.hidden} aria-hidden="true">
        <MarkedText translate={t} id="media.chart" texts={{ name, unit }} lang={lang} values={years} />
      </span>
      <svg
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        role="img"
        aria-labelledby={labelId}
        className={styles.chart}
      >
        {bars.map(({ year, value, x, y, width, height }) => (
          <g key={year} className={year === last.year ? styles.last : styles.bar}>
            <rect x={x} y={y} width={width} height={height} />
            <text x={x + width / 2} y={y - 6} textAnchor="middle">
              {format(value)}
            </text>
            <text x={x + width / 2} y={chartSize.height - 6} textAnchor="middle" className={styles.year}>
              {year}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
