import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { SearchField } from '@kmx/design-system/search-field/search-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { type ReactNode, useState } from 'react';
import { requestCms } from '../../../data/cms-operation.ts';
import { listOperation } from '../../../data/entry-operations.ts';
import type { EntryRecord } from '../../../data/entry-record.ts';
import { useSignIn } from '../../../data/session-context.ts';
import { useQuery } from '../../../data/use-query.ts';
import { createPlainPath } from '../../page-facts/page-address.ts';
import { listLocales } from '../../page-facts/page-filters.ts';
import { AnswerView } from '../../states/answer-view.tsx';
import * as styles from '../content-form.module.css';
import { useForm } from '../draft/form-context.ts';

interface EntryDialogProps {
  readonly kind: string;
  readonly onClose: () => void;
  readonly onChoose: (entry: EntryRecord) => void;
}

const maxEntries = 50;

/** Searches the entries of a kind and selects one. */
export function EntryDialog({ kind, onClose, onChoose }: EntryDialogProps): ReactNode {
  const t = useTranslate();
  const { isExpired } = useSignIn();
  const { model } = useForm();
  const { locale } = usePageRequest();
  const [search, setSearch] = useState('');
  const plural = model.models[kind]?.plural ?? '';
  const answer = useQuery(`choices ${kind} ${search}`, () => {
    const where = search === '' ? {} : { _search: search };
    const variables = { where, orderBy: 'updatedAt_DESC', first: maxEntries, skip: 0 };
    return requestCms(listOperation(plural), variables, listLocales(locale.language, uiLanguages));
  });
  return (
    <Dialog open={!isExpired} onClose={onClose} title={t('entry.choose')} closeText={t('close')} size="large">
      <Stack gap={4}>
        <SearchField label={t('filter.search')} value={search} onSearch={setSearch} />
        <AnswerView answer={answer}>
          {({ count, entries }) => (
            <Stack gap={3}>
              <p role="status">{t('entry.count', { count })}</p>
              <ul className={styles.kinds}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <button type="button" className={styles.choice} onClick={() => onChoose(entry)}>
                      <strong>{entry.title ?? entry.slug ?? entry.id}</strong>
                      <span className={styles.kind}>
                        {[entry.site?.name, createPlainPath(entry) ?? entry.slug].filter(Boolean).join(' · ')}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </Stack>
          )}
        </AnswerView>
      </Stack>
    </Dialog>
  );
}
