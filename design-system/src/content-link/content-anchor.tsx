import { actionAttribute } from '@kmx/shared-contracts/attributes.ts';
import type { ReactNode } from 'react';
import type { ContentLink } from './content-link.ts';
import { describeTarget } from './describe-target.ts';

interface ContentAnchorProps {
  /** A link of the content system: in-app, hard, or an action. */
  readonly link: ContentLink;
  /** Class names of its look. */
  readonly className?: string | undefined;
  /** The content of the link. */
  readonly children: ReactNode;
}

/** An unstyled link from the content; an action becomes a button handled by the shell (PUB-058, PUB-060). */
export function ContentAnchor({ link, className, children }: ContentAnchorProps) {
  if (link.kind === 'action') {
    return (
      <button type="button" className={className} {...{ [actionAttribute]: link.href }}>
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
