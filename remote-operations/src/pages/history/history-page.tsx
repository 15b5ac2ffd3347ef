import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useHistory, useReleases } from '../../data/use-releases.ts';
import { OperationsPage } from '../../features/frame/operations-page.tsx';
import { AnswerView } from '../../features/states/answer-view.tsx';
import { historyAddress } from './history-address.ts';
import * as styles from './history-page.module.css';
import { HistoryTable } from './history-table.tsx';

/** Who did what when and why, newest first (OPS-003, OPS-030). */
export function HistoryPage(): ReactNode {
  return (
    <OperationsPage leadId="history.lead">
      <History />
    </OperationsPage>
  );
}

function History(): ReactNode {
  const t = useTranslate();
  const { state, change, toHref } = useListState(historyAddress);
  const { unit, before } = state;
  const result = useHistory(state);
  const { data: releases } = useReleases();
  const names = new Set([...(releases?.units.map(({ name }) => name) ?? []), ...(unit === '' ? [] : [unit])]);
  const older = result.data?.next ?? null;
  return (
    <Stack gap={5}>
      <div className={styles.filter}>
        <Select
          label={t('history.unit')}
          value={unit}
          options={[
            { value: '', text: t('history.allUnits') },
            ...[...names].map((name) => ({ value: name, text: name })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ unit: value, before: '' })}
        />
      </div>
      <AnswerView result={result}>
        {({ entries }) => (
          <HistoryTable entries={entries} emptyId={unit === '' ? 'history.none' : 'history.noneOfUnit'} />
        )}
      </AnswerView>
      <Stack direction="row" gap={5}>
        {before !== '' && <Link href={toHref({ before: '' })}>{t('history.newest')}</Link>}
        {older !== null && (
          <Link href={toHref({ before: String(older) })} variant="standalone">
            {t('history.older')}
          </Link>
        )}
      </Stack>
    </Stack>
  );
}
