import { actionAttribute, hardLink } from '@kmx/shared-contracts/attributes.ts';
import type { LinkKind } from '@kmx/shared-contracts/navigation.ts';
import type { ComponentProps, KeyboardEvent } from 'react';

interface FollowedElementProps extends Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current' | 'lang'> {
  readonly href: string;
  readonly kind: LinkKind;
  readonly target?: string;
  readonly rel?: string;
  readonly 'data-top'?: '';
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onClick?: () => void;
}

/** A link's element: an anchor, marked when only the browser may follow it, or a button for an action (PUB-058, PUB-060). */
export function FollowedElement({ href, kind, target, rel, children, ...attributes }: FollowedElementProps) {
  if (kind === 'action') {
    return (
      <button type="button" {...{ [actionAttribute]: href }} {...attributes}>
        {children}
      </button>
    );
  }
  return (
    <a href={href} {...(kind === 'hard' && hardLink)} target={target} rel={rel} {...attributes}>
      {children}
    </a>
  );
}
