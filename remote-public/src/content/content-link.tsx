import { Button } from '@kmx/design-system/button/button.tsx';
import type { ButtonVariant } from '@kmx/design-system/button/button-look.ts';
import { arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import type { ContentLink } from '../data/link.ts';
import { createLinkTarget } from './link-target.ts';

interface ContentAnchorProps {
  readonly link: ContentLink;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link of the content system without a look of its own; an action is a button that the shell answers (PUB-058, PUB-060). */
export function ContentAnchor({ link, className, children }: ContentAnchorProps): ReactNode {
  if (link.kind === 'action') {
    return (
      <button type="button" className={className} data-action={link.href}>
        {children}
      </button>
    );
  }
  return (
    <a
      className={className}
      href={link.href}
      data-hard={link.kind === 'hard' ? '' : undefined}
      {...(link.opensWindow ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
  );
}

/** A link of the content system on a line of its own, with an arrow. */
export function ContentStandaloneLink({ link }: { readonly link: ContentLink }): ReactNode {
  const translate = useTranslate();
  if (link.kind === 'action') return <ContentButton link={link} variant="quiet" />;
  return (
    <Link variant="standalone" {...createLinkTarget(link, translate)}>
      {link.text}
    </Link>
  );
}

interface ContentButtonProps {
  readonly link: ContentLink;
  readonly variant: ButtonVariant;
}

/** A link of the content system that looks like a button. */
export function ContentButton({ link, variant }: ContentButtonProps): ReactNode {
  const look = { variant, iconAfter: arrowRightIcon };
  if (link.kind === 'action') {
    return (
      <Button {...look} data-action={link.href}>
        {link.text}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      href={link.href}
      data-hard={link.kind === 'hard' ? '' : undefined}
      {...(link.opensWindow ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {link.text}
    </Button>
  );
}
