import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import type { QueryResult } from '@kmx/remote-kit/data/use-query.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import { DeskData } from '../states/desk-data.tsx';
import type { Profile } from './profile.query.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileFormView } from './profile-form.tsx';

/** The profile: a form, or read-only facts where the company's directory manages it (POR-081, POR-082). */
export function ProfileSection({
  user,
  result,
}: {
  readonly user: User;
  readonly result: QueryResult<{ readonly profile: Profile }>;
}): ReactNode {
  const t = useTranslate();
  return (
    <section aria-labelledby="account-profile">
      <Stack gap={5}>
        <Heading level={2} size="title" id="account-profile">
          {t('profile.title')}
        </Heading>
        <div>
          <DeskData result={result} skeleton={<Skeleton lines={8} />}>
            {({ profile }) =>
              profile.isManagedInternally ? (
                <ProfileFacts profile={profile} />
              ) : (
                <ProfileFormView saved={profile} user={user} refresh={result.refresh} />
              )
            }
          </DeskData>
        </div>
      </Stack>
    </section>
  );
}
