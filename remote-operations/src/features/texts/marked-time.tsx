import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { Fragment, type ReactNode } from 'react';
import { InstantText } from './instant-text.tsx';

interface MarkedTimeProps {
  /** A message with the placeholder `time`. */
  readonly textId: string;
  readonly value: string;
}

/** A message with an instant that programs can read too. */
export function MarkedTime({ textId, value }: MarkedTimeProps): ReactNode {
  const t = useTranslate();
  // No text contains a line break, so one delimits the place of the time.
  const [before = '', after = ''] = t(textId, { time: '\n' }).split('\n');
  return (
    <Fragment>
      {before}
      <InstantText value={value} />
      {after}
    </Fragment>
  );
}
