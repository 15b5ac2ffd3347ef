import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { StaticMessage } from '../flash-message/static-message.tsx';
import { Stack } from '../layout/grid.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { ErrorSummary } from './error-summary.tsx';

const machines = ['', 'Pila 340', 'Orion 420', 'Lyra 260'].map((value) => ({ value, text: value || 'Choose' }));

const rules: Readonly<Record<string, (value: string) => string | undefined>> = {
  email: (value) => (/^\S+@\S+\.\S+$/.test(value) ? undefined : 'Enter the address in the form name@company.com.'),
  machine: (value) => (value === '' ? 'Choose the machine.' : undefined),
  message: (value) => (value.trim().length < 20 ? 'Describe what happened in at least 20 characters.' : undefined),
  terms: (value) => (value === 'on' ? undefined : 'Accept the terms to go on.'),
};

type FormState = 'untouched' | 'refused' | 'sent';

function findErrors(form: HTMLFormElement): Readonly<Record<string, string>> {
  const entries = new FormData(form);
  const found = Object.entries(rules).map(([name, check]) => {
    const value = entries.get(name);
    return [name, check(typeof value === 'string' ? value : '')] as const;
  });
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** A request form that is checked when it is submitted and, from then on, while it is corrected. */
export function CheckedForm() {
  const id = useId();
  const [state, setState] = useState<FormState>('untouched');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findErrors(event.currentTarget);
    setErrors(found);
    setState(Object.keys(found).length === 0 ? 'sent' : 'refused');
  };
  const field = (name: string) => ({ id: `${id}-${name}`, name, error: errors[name] });
  const list = Object.entries(errors).map(([name, text]) => ({ fieldId: `${id}-${name}`, text }));
  return (
    <form
      noValidate
      onSubmit={submit}
      onChange={(event) => state === 'refused' && setErrors(findErrors(event.currentTarget))}
    >
      <Stack gap={5}>
        {state === 'refused' && <ErrorSummary title="Some entries need your attention" errors={list} />}
        {state === 'sent' && (
          <StaticMessage type="success">Your entries are complete. In this guide nothing is sent.</StaticMessage>
        )}
        <TextField label="Business email" type="email" autoComplete="email" {...field('email')} />
        <Select label="Which machine?" options={machines} {...field('machine')} />
        <Textarea label="What should we know?" hint="At least 20 characters." {...field('message')} />
        <Checkbox label="I accept the terms of service" {...field('terms')} />
        <div>
          <Button type="submit">Send the request</Button>
        </div>
      </Stack>
    </form>
  );
}
