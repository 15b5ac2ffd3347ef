import { describe, expect, it } from 'vitest';
import { createLoggablePath } from './loggable-path.server.ts';

describe('the path in a log line', () => {
  it.each([
    ['/en/products/corvus-550-duo', '/en/products/corvus-550-duo'],
    ['/en/search?q=anna.keller%40kmx.example#x', '/en/search'],
    [
      '/de/stories/automatisierte-kabelkonfektionierung-im-schaltschrankbau',
      '/de/stories/automatisierte-kabelkonfektionierung-im-schaltschrankbau',
    ],
    [
      '/ja/stories/%E3%83%AF%E3%82%A4%E3%83%A4%E3%83%8F%E3%83%BC%E3%83%8D%E3%82%B9',
      '/ja/stories/%E3%83%AF%E3%82%A4%E3%83%A4%E3%83%8F%E3%83%BC%E3%83%8D%E3%82%B9',
    ],
    [
      '/_r/remote-public/29217cab8317/browser/locale-de-json.js',
      '/_r/remote-public/29217cab8317/browser/locale-de-json.js',
    ],
    [
      '/am/oauth2/realms/root/realms/alpha/.well-known/openid-configuration',
      '/am/oauth2/realms/root/realms/alpha/.well-known/openid-configuration',
    ],
  ])('is what was asked for, without its query: %s', (url, path) => {
    expect(createLoggablePath(url)).toBe(path);
  });

  it.each([
    ['/am/ui/invitation/x7Kq0wVYt2mZrPpNn4jGd8cLh1sBf5uEo3aQiTyWkXI', '/am/ui/invitation/…'],
    ['/am/ui/password/abcdefghijABCDEFGHIJabcdefghij-_klmnopqrst1', '/am/ui/password/…'],
    ['/api/uploads/3f2504e0-4f89-41d3-9a0c-0305e82c3301', '/api/uploads/…'],
    ['/en/anna.keller@kmx.example', '/en/…'],
    ['/en/anna.keller%40kmx.example/x', '/en/…/x'],
    ['/en/%E0%A4%A', '/en/%E0%A4%A'],
  ])('hides what looks like a token, an id or an address of a person: %s', (url, path) => {
    expect(createLoggablePath(url)).toBe(path);
  });

  it('is never longer than a line can bear', () => {
    expect(createLoggablePath(`/${'word/'.repeat(500)}`)).toHaveLength(200);
  });
});
