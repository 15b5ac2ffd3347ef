import { Button } from '@kmx/design-system/button/button.tsx';
import { NoticePage } from '@kmx/design-system/notice-page/notice-page.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { createHref, useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { PagePasswordForm } from '../../features/forms/page-password-form.tsx';
import type { ProtectedData } from '../../features/protection/protected.data.ts';
import { SignInNotice } from './sign-in-notice.tsx';

/** A page with restricted content: how to get access, or who can help (PUB-036, PUB-120..122). */
export function ProtectedPage({ data: { need } }: { readonly data: ProtectedData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { mainSitePrefix } = usePageRequest();
  if (need === 'sign-in') return <SignInNotice />;
  if (need === 'password') {
    return (
      <NoticePage overline={t('access.overline')} title={t('access.passwordTitle')} text={t('access.passwordText')}>
        <PagePasswordForm />
      </NoticePage>
    );
  }
  return (
    <NoticePage overline="403" title={t('protected.title')} text={t('protected.text')}>
      <Button href={createHref(mainSitePrefix, '/contact')}>{t('product.contact')}</Button>
      <Button href={toHref('/')} variant="secondary">
        {t('notFound.home')}
      </Button>
    </NoticePage>
  );
}
