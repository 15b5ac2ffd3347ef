import { ErrorSummary } from '@kmx/design-system/error-summary/error-summary.tsx';
import { orderFields } from '@kmx/shared-contracts/name-order.ts';
import type { ReactNode } from 'react';
import { usePageRequest } from '../remote/remote-root.tsx';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import type { CheckedForm } from './use-checked-form.ts';

/** Props of SummarizedForm. */
export interface SummarizedFormProps extends Omit<FormFrameProps, 'focusesField'> {
  readonly form: CheckedForm;
  /** Title of the error summary. */
  readonly summary: (count: number) => string;
}

/** A form with a list of its problems, which takes the focus after a failed attempt. */
export function SummarizedForm({ form, summary, children, ...frame }: SummarizedFormProps): ReactNode {
  const { language } = usePageRequest().locale;
  const problems = orderFields(form.problems, language, ({ name }) => name);
  return (
    <FormFrame {...frame} form={form} focusesField={false}>
      <ErrorSummary key={form.attempt} title={summary(problems.length)} errors={problems} />
      {children}
    </FormFrame>
  );
}
