import * as visuallyHidden from '@kmx/design-system/visually-hidden/visually-hidden.module.css';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { MarkedText } from '@kmx/remote-kit/messages/marked-text.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useMeasurementSystem } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useId } from 'react';
import { useSpecificationText } from '../../features/specification/use-specification-text.ts';
import { type ComparedRow, compareSpecifications, selectRows } from './compare-specifications.ts';
import type { ComparedGroup } from './comparison.data.ts';
import { ColumnHead, ColumnPicture } from './comparison-column.tsx';
import * as styles from './comparison-table.module.css';
import { OfferChoice } from './offer-choice.tsx';

interface ComparisonTableProps {
  readonly group: ComparedGroup;
  /** All items of the address. */
  readonly items: string;
  /** Number of columns of the largest group, which sets the column width of the others. */
  readonly maxColumns: number;
  readonly isOwn: boolean;
  readonly hidesIdentical: boolean;
}

/** One group of the comparison; names stay visible while scrolling down, specifications while scrolling sideways. */
export function ComparisonTable({ group, items, maxColumns, isOwn, hidesIdentical }: ComparisonTableProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const rows = compareSpecifications(group.columns, useMeasurementSystem());
  const shown = selectRows(rows, hidesIdentical);
  const { columns, lang } = group;
  const titleId = useId();
  return (
    <section className={styles.group}>
      <div className={styles.intro}>
        <h2 id={titleId} lang={lang}>
          <a href={toHref(group.route)}>{group.name}</a>
        </h2>
        {group.offers.length > 0 && <OfferChoice group={group} items={items} isOwn={isOwn} />}
      </div>
      <div
        className={styles.region}
        data-wide={columns.length > 4}
        data-narrow={columns.length < 3}
        data-columns={maxColumns}
        role="region"
        aria-labelledby={titleId}
        // A scrollable region must be reachable by keyboard.
        tabIndex={0}
      >
        <table className={styles.table}>
          <caption className={visuallyHidden.hidden}>
            <MarkedText translate={t} id="comparison.caption" texts={{ group: group.name }} lang={lang} />
          </caption>
          <thead>
            <tr className={styles.pictures}>
              <th scope="row" lang={lang}>
                <VisuallyHidden>{group.name}</VisuallyHidden>
              </th>
              {columns.map((column) => (
                <ColumnPicture key={column.key} column={column} />
              ))}
            </tr>
            <tr className={styles.names}>
              <th scope="col">
                <VisuallyHidden>{t('product.specifications')}</VisuallyHidden>
              </th>
              {columns.map((column) => (
                <ColumnHead key={column.key} column={column} items={items} lang={lang} isOwn={isOwn} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={`${row.name} ${row.unit}`} row={row} lang={lang} isComparison={columns.length > 1} />
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={columns.length + 1}>{t('comparison.allIdentical')}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  readonly row: ComparedRow;
  readonly lang: string | undefined;
  readonly isComparison: boolean;
}

function Row({ row, lang, isComparison }: RowProps): ReactNode {
  const t = useTranslate();
  const toText = useSpecificationText();
  const differs = isComparison && !row.isIdentical;
  return (
    <tr data-differs={differs}>
      <th scope="row">
        {lang === undefined ? row.name : <span lang={lang}>{row.name}</span>}
        {differs && <VisuallyHidden> ({t('comparison.differs')})</VisuallyHidden>}
      </th>
      {row.values.map((value, place) => (
        // Columns are identified only by their position here. The cells of a row never change their order independently.
        <td key={place}>
          {value === null ? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('comparison.notStated')}</VisuallyHidden>
            </>
          ) : (
            toText({ value, specification: row })
          )}
        </td>
      ))}
    </tr>
  );
}
