import { Section } from '../../layout/section.tsx';
import * as styles from './numbers-module.module.css';

/** Props of NumbersModule: values are shown as given. */
export interface NumbersModuleProps {
  /** Heading above the figures. */
  readonly title: string | null;
  /** The figures in their order, each with unit and label. */
  readonly items: readonly {
    readonly value: string | null;
    readonly unit: string | null;
    readonly label: string | null;
  }[];
}

/** Key figures, as large as a reading on an instrument. */
export function NumbersModule({ title, items }: NumbersModuleProps) {
  return (
    <Section theme="Dark_White" reserve="numbers">
      {title !== null && <h2 className={styles.title}>{title}</h2>}
      <dl className={styles.numbers}>
        {items.map(({ value, unit, label }) => (
          <div key={label} className={styles.number}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.value}>{value}</span>
              {unit !== null && <span className={styles.unit}> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
