// @ts-nocheck
import { expect, it } from 'vitest';
import { isShownInline, writeContentDisposition } from './write-content-disposition.ts';

it.each([
  ['report.pdf', 'attachment; filename="report.pdf"'],
  [
    'KMX Geschäftsbericht 2025.pdf',
    'attachment; filename="KMX Geschaftsbericht 2025.pdf"; filename*=UTF-8\'\'KMX%20Gesch%C3%A4ftsbericht%202025.pdf',
  ],
  [
    '年次報告書.pdf',
    'attachment; filename="annual-report.pdf"; filename*=UTF-8\'\'%E5%B9%B4%E6%AC%A1%E5%A0%B1%E5%91%8A%E6%9B%B8.pdf',
  ],
  [
    'KMX 卓上プレス.pdf',
    'attachment; filename="annual-report.pdf"; filename*=UTF-8\'\'KMX%20%E5%8D%93%E4%B8%8A%E3%83%97%E3%83%AC%E3%82%B9.pdf',
  ],
  ['a"b\\c\r\nSet-Cookie: x.pdf', 'attachment; filename="a_b_cSet-Cookie_ x.pdf"'],
  ['../../etc/passwd', 'attachment; filename="_.._etc_passwd"'],
  ["it's (1)*.pdf", 'attachment; filename="it\'s (1)_.pdf"'],
  ['\u202Efdp.exe', 'attachment; filename="fdp.exe"'],
  ['100%.pdf', 'attachment; filename="100_.pdf"; filename*=UTF-8\'\'100%25.pdf'],
  ['', 'attachment; filename="annual-report"'],
])('PUB-013 the name %j cannot break the header and survives in every program', (name, header) => {
  expect(writeContentDisposition('attachment', name, 'annual-report')).toBe(header);
});

it('D-44 only harmless types are shown inline', () => {
  expect(['application/pdf', 'image/webp', 'video/mp4'].every(isShownInline)).toBe(true);
  expect(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'application/zip', ''].some(isShownInline)).toBe(
    false,
  );
});
