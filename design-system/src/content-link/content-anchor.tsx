import type { ReactNode } from 'react';
import type { ContentLink } from './content-link.ts';
import { describeTarget } from './describe-target.ts';

interface ContentAnchorProps {
  /** A link as the content system has it: in the app, hard, or an action. */
  readonly link: ContentLink;
  /** Class names of the look that the surroundings give it. */
  readonly className?: string | undefined;
  /** What can be pressed. */
  readonly children: ReactNode;
}

/** A link of the content without a look of its own; an action is a button that the shell answers (PUB-058, PUB-060). */
export function ContentAnchor({ link, className, children }: ContentAnchorProps) {
  if (link.kind === 'action') {
    return (
      <button type="button" className={className} data-action={link.href}>
        {children}
      </button>
    );
  }
  return (
    <a className={className} {...describeTarget(link)}>
      {children}
    </a>
  );
}
