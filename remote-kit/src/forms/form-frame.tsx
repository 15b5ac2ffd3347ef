import { ErrorSummary } from '@kmx/design-system/error-summary/error-summary.tsx';
import { Stack, type StackProps } from '@kmx/design-system/layout/grid.tsx';
import { orderFields } from '@kmx/shared-contracts/name-order.ts';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import { usePageRequest } from '../remote/remote-root.tsx';
import type { CheckedForm } from './use-checked-form.ts';

type NativeAttributes = 'id' | 'ref' | 'className' | 'method' | 'action' | 'onInput' | 'aria-label';

/** Props of FormFrame; attributes of a form pass through. */
export interface FormFrameProps extends Pick<ComponentProps<'form'>, NativeAttributes> {
  /** Absent for a question that has nothing to check. */
  readonly form?: CheckedForm | undefined;
  /** Title of the list of what is wrong; without it the first field that is wrong takes the focus. */
  readonly summary?: ((count: number) => string) | undefined;
  /** False while it is on its way, or when sending is not possible. */
  readonly canSend?: boolean;
  /** Called whenever somebody wants to send it. */
  readonly onAttempt?: (() => void) | undefined;
  /** Called when nothing is wrong with it. */
  readonly onSend: (form: HTMLFormElement) => void;
  /** Puts this space between its parts. */
  readonly gap?: StackProps['gap'] | undefined;
  readonly children: ReactNode;
}

/** The frame of a form: checks it when it is sent, lists what is wrong, and takes the focus there. */
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
    // The texts of the browser would be in its own language, so they stay off (PUB-100).
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
