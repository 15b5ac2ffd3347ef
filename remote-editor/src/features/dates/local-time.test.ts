import { expect, it } from 'vitest';
import { parseLocalTime } from './local-time.ts';

it('EDT-002 a publication is scheduled for a future time on the editor’s clock', () => {
  const now = new Date('2026-11-21T10:00').getTime();
  expect(parseLocalTime('2026-11-21T10:01', now)).toBe(new Date('2026-11-21T10:01').toISOString());
  expect(parseLocalTime('2026-11-21T10:00', now)).toBeNull();
  expect(parseLocalTime('2026-11-31', now)).toBeNull();
  expect(parseLocalTime('', now)).toBeNull();
});
