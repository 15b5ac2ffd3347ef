import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { orderFields } from '@kmx/shared-contracts/name-order.ts';
import { type ComponentProps, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestShell } from '../component-tests/create-test-shell.browser.ts';
import { createContractRequest, createContractResult } from '../contract-tests/remote-fixtures.ts';
import { RemoteRoot } from '../remote/remote-root.tsx';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import type { FormProblems, FormRules } from './form-rules.ts';
import { readTexts } from './read-texts.ts';
import { SummarizedForm } from './summarized-form.tsx';
import { type FieldAttributes, useCheckedForm } from './use-checked-form.ts';

interface Typed {
  readonly firstName: string;
  readonly lastName: string;
}

const names = ['firstName', 'lastName'] as const;
const empty: Typed = { firstName: '', lastName: '' };
const rules: FormRules<Typed, string, keyof Typed> = {
  firstName: ({ firstName }) => (firstName === '' ? 'no first name' : null),
  lastName: ({ lastName }) => (lastName === '' ? 'no last name' : null),
};

interface Given {
  readonly language?: UiLanguage;
  readonly hasSummary?: boolean;
  readonly canSend?: boolean;
  readonly keeps?: 'values' | 'native';
  /** The server's answer to the values sent. */
  readonly refuse?: (values: Typed) => FormProblems<string>;
}

const readTyped = (form: HTMLFormElement): Typed => ({ ...empty, ...readTexts(form) });
const renders = vi.fn();

function Field({ error, ...attributes }: Partial<FieldAttributes> & ComponentProps<'input'>) {
  return (
    <p>
      <input aria-label={attributes.name} aria-invalid={error !== undefined} {...attributes} />
      <output>{error}</output>
    </p>
  );
}

function TestForm({
  language = 'en',
  hasSummary = true,
  canSend = true,
  keeps = 'values',
  refuse,
  onSend,
}: Given & { onSend: () => void }) {
  const [values, setValues] = useState(empty);
  const [refused, setRefused] = useState<FormProblems<string>>({});
  const form = useCheckedForm({
    id: 'test',
    values: keeps === 'values' ? values : readTyped,
    rules,
    refused,
    describe: (problem) => `There is ${problem}`,
  });
  renders();
  const fields = (
    <>
      {orderFields(names, language, (name) => name).map((name) => (
        <Field
          key={name}
          {...form.getField(name)}
          {...(keeps === 'values' && { value: values[name] })}
          onChange={({ currentTarget: { value } }) => keeps === 'values' && setValues({ ...values, [name]: value })}
        />
      ))}
      <button type="submit">Send</button>
      <button type="button" onClick={form.reset}>
        Start again
      </button>
    </>
  );
  const frame: FormFrameProps = {
    canSend,
    onSend: (element) => {
      onSend();
      setRefused(refuse?.(readTyped(element)) ?? {});
    },
    children: fields,
  };
  return hasSummary ? (
    <SummarizedForm {...frame} form={form} summary={(count) => `${count} problems`} />
  ) : (
    <FormFrame {...frame} form={form} />
  );
}

function open(given: Given = {}) {
  const onSend = vi.fn();
  const request = createContractRequest('/test', given.language ?? 'en');
  const shell = createTestShell({ url: request.url, request, result: createContractResult() }, null);
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <RemoteRoot request={request} result={createContractResult()} shell={shell.context}>
      <TestForm {...given} onSend={onSend} />
    </RemoteRoot>,
  );
  return onSend;
}

const summary = page.getByRole('alert');
const first = page.getByRole('textbox', { name: 'firstName' });
const last = page.getByRole('textbox', { name: 'lastName' });
const send = () => page.getByRole('button', { name: 'Send' }).click();
const listed = () =>
  summary
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

it('PUB-100 every failed attempt lists the problems, and the list takes the focus', async () => {
  const onSend = open();
  await expect.element(first).toBeValid();
  await send();
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toMatchTextContent('2 problems');
  expect(listed()).toEqual(['There is no first name', 'There is no last name']);
  await summary.getByRole('link', { name: 'There is no last name' }).click();
  await expect.element(last).toHaveFocus();
  await send();
  await expect.element(summary).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});

it('SYS-070 first and last name are listed in the order of the language', async () => {
  open({ language: 'ja' });
  await send();
  await expect.poll(listed).toEqual(['There is no last name', 'There is no first name']);
});

it.each(['values', 'native'] as const)(
  'PUB-100 a problem disappears as soon as typing corrects it, and none appears during typing, with %s',
  async (keeps) => {
    const onSend = open({ keeps });
    await send();
    await expect.element(first).toBeInvalid();
    await first.fill('Ben');
    await expect.element(first).toBeValid();
    await expect.element(last).toBeInvalid();
    await first.fill('');
    await expect.poll(listed).toEqual(['There is no last name']);
    await last.fill('Ortiz');
    await expect.element(summary).not.toBeInTheDocument();
    await first.fill('Ben');
    await send();
    await expect.poll(() => onSend).toHaveBeenCalledOnce();
  },
);

it('typing into native controls renders nothing but corrections', async () => {
  open({ keeps: 'native' });
  await send();
  await expect.element(first).toBeInvalid();
  renders.mockClear();
  await first.click();
  await userEvent.keyboard('B');
  await expect.element(first).toBeValid();
  const { length } = renders.mock.calls;
  expect(length).toBeGreaterThan(0);
  await userEvent.keyboard('en Ortiz');
  await expect.element(first).toHaveValue('Ben Ortiz');
  expect(renders).toHaveBeenCalledTimes(length);
});

it('a problem found by the server stays until that value changes, and does not return afterwards', async () => {
  open({ refuse: ({ lastName }): FormProblems<string> => (lastName === 'X' ? { lastName: 'such a name' } : {}) });
  await first.fill('Ben');
  await last.fill('X');
  await send();
  await expect.element(summary).toHaveFocus();
  await first.fill('Benno');
  await expect.element(last).toBeInvalid();
  await last.fill('XY');
  await expect.element(summary).not.toBeInTheDocument();
  await last.fill('X');
  await expect.element(last).toHaveFocus();
  await expect.element(last).toBeValid();
  await send();
  await expect.element(last).toBeInvalid();
});

it('without a list the first invalid field takes the focus, in the order of the language', async () => {
  open({ hasSummary: false, language: 'hu' });
  await send();
  await expect.element(last).toHaveFocus();
  await expect.element(summary).not.toBeInTheDocument();
  await last.fill('Ortiz');
  await expect.element(last).toHaveFocus();
  await send();
  await expect.element(first).toHaveFocus();
});

it('a form that cannot be sent is not checked', async () => {
  open({ canSend: false });
  await send();
  await expect.element(first).toBeValid();
});

it('a form that was reset has no problems', async () => {
  open();
  await send();
  await expect.element(first).toBeInvalid();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.element(first).toBeValid();
  await expect.element(summary).not.toBeInTheDocument();
});
