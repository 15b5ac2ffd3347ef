import { expect, it } from 'vitest';
import { cleanVariables } from './clean-variables.ts';

it('POR-060 invisible characters do not make the service desk refuse typed input', () => {
  const subject = 'Crimp\u0000 height\u0008 \ud83d';
  const description = 'Line one\r\n\tline two 佐藤 💥';
  expect(cleanVariables({ input: { subject, description, attachments: ['a\u0001'], machineId: null } })).toEqual({
    input: { subject: 'Crimp height \ufffd', description, attachments: ['a'], machineId: null },
  });
});
