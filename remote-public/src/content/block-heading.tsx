import { Heading } from '@kmx/design-system/heading/heading.tsx';
import type { ReactNode } from 'react';

/** Heading of a block; nothing where the block has no title. */
export function BlockHeading({
  title,
  id,
  className,
}: {
  readonly title: string | null;
  readonly id?: string;
  readonly className?: string | undefined;
}): ReactNode {
  if (title === null || title === '') return null;
  return (
    <Heading level={2} className={className} {...(id === undefined ? {} : { id })}>
      {title}
    </Heading>
  );
}
