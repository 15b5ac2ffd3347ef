import { useState } from 'react';
import { TextField } from './text-field.tsx';

/** A field of eight digits that checks itself when it loses the focus. */
export function CheckedSerialNumber() {
  const [text, setText] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const isRight = /^\d{8}$/.test(text);
  return (
    <TextField
      label="Serial number of the machine"
      hint="Eight digits, on the plate at the back."
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => setWasLeft(true)}
      error={wasLeft && !isRight ? 'Enter all eight digits, without spaces.' : undefined}
    />
  );
}
