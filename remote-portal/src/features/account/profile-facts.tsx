import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { nameCountry, nameLanguage } from '@kmx/remote-kit/format/display-names.ts';
import { FactList } from '@kmx/remote-kit/lists/fact-list.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { orderFields } from '@kmx/shared-contracts/name-order.ts';
import type { ReactNode } from 'react';
import * as styles from './account.module.css';
import type { Profile } from './profile.query.ts';

/** The profile of an internal employee, which only the company's directory can change (POR-082). */
export function ProfileFacts({ profile }: { readonly profile: Profile }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const personNames = [
    { field: 'firstName', label: t('profile.field.firstName'), value: profile.firstName || '–' },
    { field: 'lastName', label: t('profile.field.lastName'), value: profile.lastName || '–' },
  ];
  return (
    <Stack gap={4}>
      <p className={styles.note}>{t('profile.managed')}</p>
      <FactList
        facts={[
          ...orderFields(personNames, locale.language, ({ field }) => field),
          { label: t('profile.field.company'), value: profile.company || '–' },
          { label: t('profile.field.email'), value: profile.email || '–' },
          { label: t('profile.field.telephone'), value: profile.telephone || '–' },
          { label: t('profile.field.address'), value: profile.address || '–' },
          { label: t('profile.field.postalCode'), value: profile.postalCode || '–' },
          { label: t('profile.field.city'), value: profile.city || '–' },
          { label: t('profile.field.country'), value: nameCountry(profile.country, locale.language) || '–' },
          { label: t('profile.field.language'), value: nameLanguage(profile.language, profile.language) },
        ]}
      />
    </Stack>
  );
}
