import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** A hook, rendered in a component of its own. */
export interface RenderedHook<Props, Result> {
  /** The latest return value of the hook. */
  readonly read: () => Result;
  readonly rerender: (props: Props) => void;
  readonly unmount: () => void;
}

/** Renders a component that only calls a hook; unmounts it when the test ends. */
export function renderHook<Props extends object, Result>(
  useHook: (props: Props) => Result,
  props: Props,
): RenderedHook<Props, Result> {
  const results: Result[] = [];
  function Probe(given: Props) {
    results.push(useHook(given));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const rerender = (given: Props) => flushSync(() => root.render(<Probe {...given} />));
  const unmount = () => root.unmount();
  onTestFinished(unmount);
  rerender(props);
  return {
    rerender,
    unmount,
    read: () => {
      const last = results.at(-1);
      if (last === undefined) throw new Error('The hook has not been rendered');
      return last;
    },
  };
}
