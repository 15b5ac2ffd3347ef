import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

/** Goes to an address without a new document. */
export const NavigateContext = createContext<(href: string) => void>(() => {});

/** A link to a page of this application. */
export function Link(props: {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const navigate = useContext(NavigateContext);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(props.href);
  };
  return <a {...props} onClick={follow} />;
}
