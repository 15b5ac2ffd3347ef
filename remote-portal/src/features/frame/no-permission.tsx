import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ServiceName } from '@kmx/shared-contracts/service-status.ts';
import type { ReactNode } from 'react';

/** Replaces a page whose service the user has no access to, and shows how to get it (POR-106, POR-109). */
export function NoPermission({ service }: { readonly service: ServiceName }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <Stack gap={4}>
      <Heading level={1} size="headline">
        {t('noPermission.title', { service: t(`service.${service}.name`) })}
      </Heading>
      <p>{t(service === 'delegated-admin' ? 'noPermission.administration' : 'noPermission.text')}</p>
      <Stack direction="row" gap={4}>
        <Button href={href('/mykomax')}>{t('notFound.link')}</Button>
        <Link href={href('/contact')}>{t('desk.failure.contact')}</Link>
      </Stack>
    </Stack>
  );
}
