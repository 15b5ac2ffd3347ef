import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { OrganizationsSection } from '../../features/account/organizations-section.tsx';
import { PasswordSection } from '../../features/account/password-section.tsx';
import { profileQuery } from '../../features/account/profile.query.ts';
import { ProfileSection } from '../../features/account/profile-section.tsx';
import { SecondFactorSection } from '../../features/account/second-factor-section.tsx';
import { ThemeSection } from '../../features/account/theme-section.tsx';
import { PortalPage } from '../../features/frame/portal-page.tsx';

/** Profile, password, second factor and colours of the signed-in user (POR-002, POR-022). */
export function AccountPage(): ReactNode {
  const t = useTranslate();
  return (
    <PortalPage lead={t('account.lead')} skeleton={<Skeleton lines={8} />}>
      {(user) => <Account user={user} />}
    </PortalPage>
  );
}

function Account({ user }: { readonly user: User }): ReactNode {
  const result = useQuery(profileQuery, {});
  return (
    <Stack gap={8}>
      <ProfileSection user={user} result={result} />
      <OrganizationsSection />
      <PasswordSection user={user} isManaged={result.data?.profile.isManagedInternally ?? null} />
      <SecondFactorSection user={user} />
      <ThemeSection />
    </Stack>
  );
}
