import { nameCountry } from '@kmx/remote-kit/format/display-names.ts';
import { FactList } from '@kmx/remote-kit/lists/fact-list.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { Organization } from './access.ts';

/** Location and size of an organization, and its id in the service desk (SYS-034). */
export function OrganizationFacts({ organization }: { readonly organization: Organization }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { id, city, country, subRegion, members } = organization;
  return (
    <FactList
      facts={[
        { label: t('organization.id'), value: id },
        { label: t('profile.field.city'), value: city },
        { label: t('profile.field.country'), value: nameCountry(country, locale.language) },
        { label: t('organization.subRegion'), value: subRegion },
        { label: t('organization.members'), value: t('organization.members.count', { count: members }) },
      ]}
    />
  );
}
