import { Button } from '@kmx/design-system/button/button.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { useDeskMutation } from '../../data/use-desk-mutation.ts';
import { useShowMessage } from '../frame/use-show-message.ts';
import { DeskFailure } from '../states/desk-failure.tsx';
import { RequestAccessDialog } from './request-access-dialog.tsx';
import type { ServiceTile } from './service-tile.ts';
import { acceptInvitationMutation } from './services.query.ts';
import type { Services } from './use-services.ts';

interface ServiceActionProps {
  readonly tile: ServiceTile;
  readonly organizations: Services['organizations'];
  readonly onChanged: () => void;
}

/** The one way on from a service: open it, accept it, ask for it, register, or ask about it (POR-043, POR-049). */
export function ServiceAction({ tile, organizations, onChanged }: ServiceActionProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const [isAsking, setIsAsking] = useState(false);
  const { service, action } = tile;
  const name = t(`service.${service}.name`);
  // Several tiles have the same words: a screen reader hears which service is meant.
  const writeAction = (kind: string) => (
    <>
      {t(`services.action.${kind}`)}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </>
  );
  switch (action.kind) {
    case 'none':
      return null;
    case 'open':
    case 'register': {
      const isOutside = !action.url.startsWith('/');
      return (
        <Link
          href={href(action.url)}
          variant="standalone"
          {...(isOutside ? { newWindowText: t('services.newWindow') } : {})}
        >
          {writeAction(action.kind)}
        </Link>
      );
    }
    case 'ask':
      return (
        <Link href={href('/contact')} variant="standalone">
          {writeAction('ask')}
        </Link>
      );
    case 'renew':
      return (
        <Link href={href('/mykomax/logout')} variant="standalone">
          {t('logout.again')}
        </Link>
      );
    case 'accept':
      return <AcceptInvitation invitationId={action.invitationId} name={name} />;
    case 'request':
      return (
        <>
          <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
            {writeAction('request')}
          </Button>
          {isAsking && (
            <RequestAccessDialog
              service={service}
              organizations={organizations}
              onClose={() => setIsAsking(false)}
              onRequested={onChanged}
            />
          )}
        </>
      );
  }
}

interface AcceptInvitationProps {
  readonly invitationId: string;
  readonly name: string;
}

function AcceptInvitation({ invitationId, name }: AcceptInvitationProps): ReactNode {
  const t = useTranslate();
  const showMessage = useShowMessage();
  const href = useHref();
  const [isAccepted, setIsAccepted] = useState(false);
  const { run, isRunning, error } = useDeskMutation(acceptInvitationMutation);
  const accept = async () => {
    if ((await run({ id: invitationId })) === null) return;
    showMessage('success', t('services.accepted', { service: name }));
    setIsAccepted(true);
  };
  // The roles of this session were written before: a new sign-in brings the new one.
  if (isAccepted) {
    return (
      <Link href={href('/mykomax/logout')} variant="standalone">
        {t('logout.again')}
      </Link>
    );
  }
  return (
    <>
      <Button size="small" busy={isRunning} busyText={t('desk.loading')} onClick={() => void accept()}>
        {t('services.action.accept')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {error !== null && <DeskFailure error={error} title={t('services.acceptFailed')} />}
    </>
  );
}
