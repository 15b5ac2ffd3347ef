import { Button } from '@kmx/design-system/button/button.tsx';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { refreshIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useMutation } from '@kmx/remote-kit/data/use-mutation.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import { type ReactNode, useState } from 'react';
import { CommandLine } from '../texts/command-line.tsx';
import * as styles from './no-permission.module.css';

interface NoPermissionProps {
  readonly user: Pick<User, 'email'>;
  /** Reads again after the roles were renewed, where the endpoint has refused. */
  readonly onRenewed?: () => void;
}

/** Says which role is missing, whom to ask, and which command gives it (OPS-006). */
export function NoPermission({ user, onRenewed }: NoPermissionProps): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const renewal = useMutation();
  const [hasChecked, setHasChecked] = useState(false);
  const check = async (): Promise<void> => {
    setHasChecked(false);
    await renewal.run(async () => shell?.auth.renew());
    setHasChecked(true);
    onRenewed?.();
  };
  return (
    <Stack gap={4} className={styles.notice}>
      <Heading level={2} size="title">
        {t('noPermission.title')}
      </Heading>
      <p>{t('noPermission.text')}</p>
      <CommandLine command={`npm run accounts -- grant ${user.email} release-operator`} />
      <Button
        icon={refreshIcon}
        variant="secondary"
        busy={renewal.isRunning}
        busyText={t('request.loading')}
        onClick={() => void check()}
      >
        {t('noPermission.check')}
      </Button>
      {hasChecked && !renewal.isRunning && <StaticMessage type="info">{t('noPermission.still')}</StaticMessage>}
    </Stack>
  );
}
