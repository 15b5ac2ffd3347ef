import { Stack, type StackProps } from '@kmx/design-system/layout/grid.tsx';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import type { CheckedForm } from './use-checked-form.ts';

type NativeAttributes = 'id' | 'ref' | 'className' | 'method' | 'action' | 'onInput' | 'aria-label';

/** Props of FormFrame; native attributes of a form pass through. */
export interface FormFrameProps extends Pick<ComponentProps<'form'>, NativeAttributes> {
  /** Absent for a confirmation without fields to check. */
  readonly form?: CheckedForm | undefined;
  /** Whether the first invalid field takes the focus after an attempt; an error summary takes it itself. */
  readonly focusesField?: boolean;
  /** False while a request is running or the form cannot be sent. */
  readonly canSend?: boolean;
  /** Called at every attempt to send, before the check. */
  readonly onAttempt?: (() => void) | undefined;
  /** Called when the check finds no problems. */
  readonly onSend: (form: HTMLFormElement) => void;
  /** Space between its parts, as in Stack. */
  readonly gap?: StackProps['gap'] | undefined;
  readonly children: ReactNode;
}

/** A form element that is checked before it is sent; see SummarizedForm for one with an error summary. */
export function FormFrame(props: FormFrameProps): ReactNode {
  const { form, focusesField = true, canSend = true, onAttempt, onSend, onInput, gap, children, ...attributes } = props;
  const problems = form?.problems ?? [];
  const hasProblems = problems.length > 0;
  const focusFirst = useEffectEvent(() => {
    // The first in the document, which is not always the first rule: some languages ask for the family name first.
    const selector = problems.map(({ fieldId }) => `#${CSS.escape(fieldId)}`).join();
    if (focusesField) document.querySelector<HTMLElement>(selector)?.focus();
  });
  useEffect(() => {
    if (hasProblems) focusFirst();
  }, [hasProblems, form?.attempt]);
  return (
    // The browser's messages would be in its own language, so they are disabled (PUB-100).
    <form
      {...attributes}
      noValidate
      onInput={(event) => {
        form?.follow(event.currentTarget);
        onInput?.(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onAttempt?.();
        if (!canSend || form?.check(event.currentTarget) === false) return;
        onSend(event.currentTarget);
      }}
    >
      {gap === undefined ? children : <Stack gap={gap}>{children}</Stack>}
    </form>
  );
}
