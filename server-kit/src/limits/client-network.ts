/** All groups of an IPv6 address, from the form in which URL writes it: lower case, shortened once, no dots. */
function expandGroups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
}

/**
 * The unit that a limit counts: an IPv4 address, even in its IPv6 form, or the /64 of an IPv6 address, of which every
 * line has millions of addresses. Anything else counts as itself.
 */
export function identifyClient(address: string): string {
  const plain = address.trim().replace(/%.*$/, '');
  const url = plain.includes(':') ? URL.parse(`http://[${plain}]/`) : null;
  if (url === null) return plain.slice(0, 64);
  const groups = expandGroups(url.hostname.slice(1, -1));
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
