import { expect, it } from 'vitest';
import { findUnsentChanges } from './find-unsent-changes.ts';

const film = { id: 'upload-1', name: 'stroke.webm', size: 4711 };
const written = { subject: ' Crimp height drifts ', description: 'Since\u0000 noon.\n', files: [film] };
const attachments = [{ name: 'stroke.webm', sizeBytes: 4711 }];
const kept = { subject: 'Crimp height drifts', description: 'Since noon.', attachments };

it('POR-066 a ticket that contains everything sent leaves nothing to add', () => {
  expect(findUnsentChanges(written, kept)).toBeNull();
});

it('POR-066 only edits made after a lost answer are found', () => {
  const photo = { id: 'upload-2', name: 'reel.jpg', size: 12 };
  const changed = { ...written, description: 'Since noon, on channel 2.', files: [film, photo] };
  expect(findUnsentChanges(changed, kept)).toEqual({ text: 'Since noon, on channel 2.', attachments: ['upload-2'] });
});
