import { actionAttribute } from '@kmx/shared-contracts/attributes.ts';
import { Button } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button-look.ts';
import { arrowRightIcon } from '../icon/icons.ts';
import type { ContentLink } from './content-link.ts';
import { describeTarget } from './describe-target.ts';

interface ContentButtonProps {
  /** A link from the content system; its text is the button's label. */
  readonly link: ContentLink;
  /** Emphasis, as for Button. */
  readonly variant: ButtonVariant;
  /** Language of its text where it differs from the page's. */
  readonly lang?: string | undefined;
  /** As for Button. */
  readonly isFlush?: boolean;
}

/** A link of the content that looks like a button. */
export function ContentButton({ link, variant, lang, isFlush = false }: ContentButtonProps) {
  const look = { variant, isFlush, iconAfter: arrowRightIcon, lang };
  const target = link.kind === 'action' ? { [actionAttribute]: link.href } : describeTarget(link);
  return (
    <Button {...look} {...target}>
      {link.text}
    </Button>
  );
}
