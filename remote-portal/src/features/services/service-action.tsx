import { Button } from '@kmx/design-system/button/button.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { DeskFailure } from '../states/desk-failure.tsx';
import { RequestAccessDialog } from './request-access-dialog.tsx';
import type { ServiceTile } from './service-tile.ts';
import { acceptInvitationMutation } from './services.query.ts';
import { useRenewal } from './use-renewal.ts';
import type { Services } from './use-services.ts';

interface ServiceActionProps {
  readonly tile: ServiceTile;
  readonly organizations: Services['organizations'];
  readonly onChanged: () => void;
}

/** The single next action for a service: open, accept, request access, register, or enquire (POR-043, POR-049). */
export function ServiceAction({ tile, organizations, onChanged }: ServiceActionProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const [isAsking, setIsAsking] = useState(false);
  const { service, action } = tile;
  const name = t(`service.${service}.name`);
  // Several tiles have the same text: a screen reader must hear which service is meant.
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
      return <RenewSession onRenewed={onChanged} />;
    case 'accept':
      return <AcceptInvitation invitationId={action.invitationId} name={name} onAccepted={onChanged} />;
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

/** A service granted since the last sign-in opens with new tokens, which are fetched automatically. */
function RenewSession({ onRenewed }: { readonly onRenewed: () => void }): ReactNode {
  const renew = useRenewal();
  const [isFailed, setIsFailed] = useState(false);
  const hasTried = useRef(false);
  useEffect(() => {
    if (hasTried.current) return;
    hasTried.current = true;
    void renew().then((isRenewed) => (isRenewed ? onRenewed() : setIsFailed(true)));
  });
  // With the new tokens the service desk offers another action, and this one disappears.
  return isFailed ? <SignInAgain /> : null;
}

function SignInAgain(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <Link href={href('/mykomax/logout')} variant="standalone">
      {t('logout.again')}
    </Link>
  );
}

interface AcceptInvitationProps {
  readonly invitationId: string;
  readonly name: string;
  readonly onAccepted: () => void;
}

function AcceptInvitation({ invitationId, name, onAccepted }: AcceptInvitationProps): ReactNode {
  const t = useTranslate();
  const showMessage = useShowMessage();
  const renew = useRenewal();
  const [isAccepted, setIsAccepted] = useState(false);
  const { run, isRunning, error } = useMutation(acceptInvitationMutation);
  const accept = async () => {
    if ((await run({ id: invitationId })) === null) return;
    showMessage('success', t('services.accepted', { service: name }));
    // The session's tokens were issued with the earlier roles.
    if (await renew()) onAccepted();
    else setIsAccepted(true);
  };
  if (isAccepted) return <SignInAgain />;
  return (
    <>
      <Button size="small" busy={isRunning} busyText={t('desk.loading')} onClick={() => void accept()}>
        {t('services.action.accept')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {error !== null && <DeskFailure error={error} title={t('services.acceptFailed')} isChange />}
    </>
  );
}
