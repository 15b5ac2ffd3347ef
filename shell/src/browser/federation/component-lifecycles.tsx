import { createMessages, MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import type { PlainAppProps } from '@kmx/shared-contracts/browser-only.ts';
import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RemoteFailure } from '../../chrome/banners/remote-failure.tsx';
import { loadMessages } from '../load-messages.ts';

interface BoundaryProps {
  readonly context: ShellContext;
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

// React knows error boundaries as classes only.
class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }
  override componentDidCatch(error: unknown): void {
    this.props.context.reportError(error, 'rendering');
  }
  override render(): ReactNode {
    const { renderFailure, children } = this.props;
    return this.state.isBroken ? renderFailure(() => this.setState({ isBroken: false })) : children;
  }
}

/** Mounts a component that was built elsewhere with the shell's React; where it throws, a designed message offers a retry. */
export function createComponentLifecycles(exported: (props: PlainAppProps) => unknown) {
  const App = exported as ComponentType<PlainAppProps>;
  const roots = new WeakMap<HTMLElement, Root>();
  return {
    mount: async (container: HTMLElement, context: ShellContext): Promise<void> => {
      const { language } = context.locale;
      const messages = createMessages(language, await loadMessages(language));
      const renderFailure = (retry: () => void): ReactNode => (
        <MessagesProvider messages={messages}>
          <RemoteFailure onRetry={retry} />
        </MessagesProvider>
      );
      const root = createRoot(container);
      roots.set(container, root);
      root.render(
        <Boundary context={context} renderFailure={renderFailure}>
          <App context={context} />
        </Boundary>,
      );
    },
    unmount: (container: HTMLElement): void => {
      roots.get(container)?.unmount();
      roots.delete(container);
    },
  };
}
