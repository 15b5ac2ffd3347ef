import { SearchField } from '@kmx/design-system/search-field/search-field.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useCallback } from 'react';
import { ticketStatuses, ticketTypes } from '../../features/tickets/ticket-fields.ts';
import { useStatusText } from '../../features/tickets/use-status-text.ts';
import * as styles from './tickets-page.module.css';
import type { TicketList } from './use-ticket-list.ts';

interface TicketFiltersProps {
  readonly list: TicketList;
  readonly seesOrganization: boolean;
  /** Service staff see the tickets of all organizations. */
  readonly isStaff: boolean;
}

/** Filters of the list: scope, words, status and type. */
export function TicketFilters({ list, seesOrganization, isStaff }: TicketFiltersProps): ReactNode {
  const t = useTranslate();
  const writeStatus = useStatusText();
  const { state, change, toHref } = list;
  const search = useCallback((text: string) => change({ search: text }), [change]);
  return (
    <search className={styles.filters} aria-label={t('tickets.filters')}>
      {seesOrganization && (
        <nav className={styles.scopes} aria-label={t('tickets.scope')}>
          {(['own', 'organization'] as const).map((scope) => (
            <a
              key={scope}
              href={toHref({ scope })}
              className={styles.scope}
              aria-current={state.scope === scope ? 'true' : undefined}
            >
              {t(`tickets.scope.${scope === 'organization' && isStaff ? 'all' : scope}`)}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.fields}>
        <SearchField
          id="tickets-search"
          label={t('tickets.search')}
          hint={t('tickets.search.hint')}
          value={state.search}
          onSearch={search}
        />
        <Select
          label={t('tickets.column.type')}
          value={state.type ?? ''}
          options={[
            { value: '', text: t('tickets.type.all') },
            ...ticketTypes.map((type) => ({ value: type, text: t(`tickets.type.${type}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ type: ticketTypes.find((type) => type === value) ?? null })
          }
        />
      </div>
      <fieldset className={styles.statuses}>
        <legend className={styles.legend}>{t('tickets.column.status')}</legend>
        {ticketStatuses.map((status) => (
          <label key={status} className={styles.chip}>
            <input
              type="checkbox"
              checked={state.status.includes(status)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  status: ticketStatuses.filter((each) => (each === status ? checked : state.status.includes(each))),
                })
              }
            />
            <span>{writeStatus(status)}</span>
          </label>
        ))}
      </fieldset>
    </search>
  );
}
