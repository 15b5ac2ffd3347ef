import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { DeskData } from '../states/desk-data.tsx';
import { OrganizationFacts } from '../users/organization-facts.tsx';
import { ownOrganizationsQuery } from './own-organizations.query.ts';

/** Lists the organizations the user belongs to (SYS-034). */
export function OrganizationsSection(): ReactNode {
  const t = useTranslate();
  const result = useQuery(ownOrganizationsQuery, {});
  return (
    <section aria-labelledby="account-organizations">
      <Stack gap={5}>
        <Heading level={2} size="title" id="account-organizations">
          {t('users.organizations')}
        </Heading>
        <div>
          <DeskData result={result} skeleton={<Skeleton lines={4} />}>
            {(organizations) =>
              organizations.length === 0 ? (
                <p>{t('organization.none')}</p>
              ) : (
                <Stack gap={6}>
                  {organizations.map((organization) => (
                    <Stack key={organization.id} gap={3}>
                      <Heading level={3} size="lead">
                        {organization.name}
                      </Heading>
                      <OrganizationFacts organization={organization} />
                    </Stack>
                  ))}
                </Stack>
              )
            }
          </DeskData>
        </div>
      </Stack>
    </section>
  );
}
