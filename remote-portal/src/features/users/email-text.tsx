import type { ReactNode } from 'react';

/** An e-mail address that wraps after its @ when space is short, not within a word. */
export function EmailText({ email }: { readonly email: string }): ReactNode {
  const end = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </>
  );
}
