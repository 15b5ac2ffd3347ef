import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ComponentFacts, PropFacts } from '../../component-facts/component-facts.ts';
import * as styles from './props-table.module.css';

type Translate = ReturnType<typeof useTranslate>;

function createColumns(t: Translate): readonly TableColumn<PropFacts>[] {
  return [
    { id: 'name', header: t('props.name'), isRowHeader: true, cell: ({ name }) => <Code text={name} /> },
    { id: 'type', header: t('props.type'), cell: ({ type }) => <Code text={type} /> },
    {
      id: 'fallback',
      header: t('props.default'),
      cell: ({ fallback }) => (fallback === '' ? null : <Code text={fallback} />),
    },
    {
      id: 'need',
      header: t('props.required'),
      cell: ({ need }) => <span className={styles.need}>{t(`props.required.${need}`)}</span>,
    },
    {
      id: 'text',
      header: t('props.text'),
      cell: ({ text }) => (text === '' ? null : <span lang="en">{text}</span>),
    },
  ];
}

// Names and types are marked as English words.
function Code({ text }: { readonly text: string }) {
  return (
    <code className={styles.code} lang="en">
      {text}
    </code>
  );
}

/** The props of a component as its source declares them (STY-002 to STY-007). */
export function PropsTable({ facts }: { readonly facts: ComponentFacts }) {
  const t = useTranslate();
  return (
    <div className={styles.box}>
      <Table
        caption={t('props.caption', { name: facts.name })}
        showCaption
        dense
        layout="stack"
        columns={createColumns(t)}
        rows={facts.props}
        rowKey={({ name }) => name}
      />
      {facts.text !== '' && (
        <p className={styles.note} lang="en">
          {facts.text}
        </p>
      )}
    </div>
  );
}
