import { ErrorSummary } from '@kmx/design-system/error-summary/error-summary.tsx';
import { Stack, type StackProps } from '@kmx/design-system/layout/grid.tsx';
import { orderFields } from '@kmx/shared-contracts/name-order.ts';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import { usePageRequest } from '../remote/remote-root.tsx';
import type { CheckedForm } from './use-checked-form.ts';

type NativeAttributes = 'id' | 'ref' | 'className' | 'method' | 'action' | 'onInput' | 'aria-label';

/** Props of FormFrame; native attributes of a form pass through. */
export interface FormFrameProps extends Pick<ComponentProps<'form'>, NativeAttributes> {
  /** Absent for a confirmation without fields to check. */
  readonly form?: CheckedForm | undefined;
  /** Title of the error summary; without a summary, the first invalid field takes the focus. */
  readonly summary?: ((count: number) => string) | undefined;
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

/** A form element with its error summary: checks the form before it is sent and moves the focus to the problems. */
export function FormFrame(props: FormFrameProps): ReactNode {
  const { form, summary, canSend = true, onAttempt, onSend, onInput, gap, children, ...attributes } = props;
  const { language } = usePageRequest().locale;
  const problems = orderFields(form?.problems ?? [], language, ({ name }) => name);
  const [first] = problems;
  const hasProblems = first !== undefined;
  const attempt = form?.attempt ?? 0;
  const focusFirst = useEffectEvent(() => {
    if (summary === undefined && first !== undefined) document.getElementById(first.fieldId)?.focus();
  });
  useEffect(() => {
    if (hasProblems) focusFirst();
  }, [hasProblems, attempt]);
  const content = (
    <>
      {summary !== undefined && <ErrorSummary key={attempt} title={summary(problems.length)} errors={problems} />}
      {children}
    </>
  );
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
      {gap === undefined ? content : <Stack gap={gap}>{content}</Stack>}
    </form>
  );
}
