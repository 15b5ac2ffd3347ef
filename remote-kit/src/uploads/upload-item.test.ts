import { maxUploadBytes } from '@kmx/shared-contracts/forms.ts';
import { expect, it } from 'vitest';
import { mayTryAgain } from './may-try-again.ts';
import { findUploadRefusal } from './upload-item.ts';

it('PUB-105 CON-013 D-43 a file of exactly 100 MB is accepted, one byte more or another type is not', () => {
  expect(findUploadRefusal({ size: maxUploadBytes, type: 'video/mp4' })).toBeNull();
  expect(findUploadRefusal({ size: maxUploadBytes + 1, type: 'video/mp4' })).toBe('tooLarge');
  expect(findUploadRefusal({ size: 10, type: 'application/pdf' })).toBe('wrongType');
  expect(findUploadRefusal({ size: 10, type: '' })).toBe('wrongType');
});

it('PUB-108 a server error is reported immediately, a temporary one and a broken connection are retried', () => {
  expect([400, 413, 415, 500, 501].filter(mayTryAgain)).toEqual([]);
  expect([null, 409, 423, 429, 502, 503, 504].map(mayTryAgain)).not.toContain(false);
});
