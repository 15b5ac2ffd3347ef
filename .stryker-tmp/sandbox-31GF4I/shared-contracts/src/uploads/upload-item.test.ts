// @ts-nocheck
import { expect, it } from 'vitest';
import { maximumUploadBytes } from '../forms.ts';
import { findUploadRefusal } from './upload-item.ts';

it('PUB-105 CON-013 D-43 a file of exactly 100 MB is taken, one byte more or another kind is not', () => {
  expect(findUploadRefusal({ size: maximumUploadBytes, type: 'video/mp4' })).toBeNull();
  expect(findUploadRefusal({ size: maximumUploadBytes + 1, type: 'video/mp4' })).toBe('tooLarge');
  expect(findUploadRefusal({ size: 10, type: 'application/pdf' })).toBe('wrongType');
  expect(findUploadRefusal({ size: 10, type: '' })).toBe('wrongType');
});
