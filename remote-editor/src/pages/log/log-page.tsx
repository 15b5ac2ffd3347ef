import { Button } from '@kmx/design-system/button/button.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { createListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import { createFilterParameter, createTextParameter } from '@kmx/remote-kit/list-state/list-parameter.ts';
import { useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { loadContentModel } from '../../data/content-model.ts';
import { type LogEntry, loadLog, logActions } from '../../data/editor-log.ts';
import { createRecordPath } from '../../data/editor-paths.ts';
import { useQuery } from '../../data/use-query.ts';
import { TimeText } from '../../features/dates/time-text.tsx';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { ChoiceFilter } from '../../features/lists/choice-filter.tsx';
import * as styles from '../../features/lists/filters.module.css';
import { ListPages, pageSize } from '../../features/lists/list-pages.tsx';
import { describeKind } from '../../features/page-facts/describe-kind.ts';
import { useLanguageNames } from '../../features/page-facts/use-language-names.ts';
import { AnswerView } from '../../features/states/answer-view.tsx';

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const isId = (value: string) => /^[\w-]{1,80}$/.test(value);
const address = createListAddress({
  author: createTextParameter(isId),
  model: createTextParameter((value) => /^\w{1,40}$/.test(value)),
  action: createFilterParameter<string>(logActions),
  entry: createTextParameter(isId),
  from: createTextParameter(isDay),
  to: createTextParameter(isDay),
});

/** The log of the whole site's content; person, kind, action and days are in the address. */
export function LogPage(): ReactNode {
  const t = useTranslate();
  const { state, change, toHref } = useListState(address);
  const { page, ...filters } = state;
  const { author, model, action, entry, from, to } = filters;
  const paging = { first: String(pageSize), skip: String((page - 1) * pageSize) };
  const answer = useQuery(`log ${JSON.stringify(filters)} ${page}`, () => loadLog({ ...filters, ...paging }));
  const models = useQuery('models', loadContentModel).data?.models ?? {};
  const people = answer.data?.people ?? [];
  return (
    <EditorPage title={t('log.title')} lead={t('log.lead')}>
      <div className={styles.list}>
        <search className={styles.filters} aria-label={t('filter.label')}>
          <ChoiceFilter
            label={t('filter.person')}
            value={author}
            options={people.map(({ id, name }) => ({ value: id, text: name }))}
            onChoose={(value) => change({ author: value })}
          />
          <ChoiceFilter
            label={t('filter.kind')}
            value={model}
            options={Object.keys(models).map((name) => ({ value: name, text: describeKind(name, t) }))}
            onChoose={(value) => change({ model: value })}
          />
          <ChoiceFilter
            label={t('filter.action')}
            value={action}
            options={logActions.map((name) => ({ value: name, text: t(`log.${name}`) }))}
            onChoose={(value) => change({ action: value })}
          />
          <TextField
            label={t('filter.from')}
            type="date"
            value={from}
            onChange={({ currentTarget: { value } }) => change({ from: value })}
          />
          <TextField
            label={t('filter.to')}
            type="date"
            value={to}
            onChange={({ currentTarget: { value } }) => change({ to: value })}
          />
        </search>
        {entry !== '' && (
          <p>
            {t('log.oneEntry')}{' '}
            <Button size="small" variant="secondary" onClick={() => change({ entry: '' })}>
              {t('log.allEntries')}
            </Button>
          </p>
        )}
        <AnswerView answer={answer} lines={12}>
          {({ count, entries }) => (
            <div className={styles.results}>
              <p role="status">{t('log.count', { count })}</p>
              {entries.length === 0 ? (
                <p>{t(address.isNarrowed(state) || count > 0 ? 'log.empty' : 'log.none')}</p>
              ) : (
                <LogTable entries={entries} known={models} />
              )}
              <ListPages current={page} count={count} toHref={(target) => toHref({ page: target })} />
            </div>
          )}
        </AnswerView>
      </div>
    </EditorPage>
  );
}

interface LogTableProps {
  readonly entries: readonly LogEntry[];
  /** Kinds of entries that have pages here. */
  readonly known: object;
}

function LogTable({ entries, known }: LogTableProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const nameLanguage = useLanguageNames();
  const columns: readonly TableColumn<LogEntry>[] = [
    { id: 'when', header: t('column.when'), isRowHeader: true, cell: ({ at }) => <TimeText value={at} /> },
    { id: 'who', header: t('filter.person'), cell: ({ author }) => author?.name ?? t('log.nobody') },
    { id: 'what', header: t('column.what'), cell: ({ action }) => t(`log.${action}`) },
    {
      id: 'entry',
      header: t('column.entry'),
      cell: ({ model, entryId, title }) => (
        <div>
          {Object.hasOwn(known, model) ? (
            <Link href={href(createRecordPath(model, entryId))}>{title ?? entryId}</Link>
          ) : (
            (title ?? entryId)
          )}
          <span className={styles.address}>{describeKind(model, t)}</span>
        </div>
      ),
    },
    {
      id: 'languages',
      header: t('column.languages'),
      cell: ({ locales }) => (locales.length === 0 ? '–' : locales.map(nameLanguage).join(' · ')),
    },
  ];
  return <Table caption={t('log.title')} layout="stack" columns={columns} rows={entries} rowKey={({ id }) => id} />;
}
