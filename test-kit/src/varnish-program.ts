import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Debian's `varnish`. */
export const varnishProgram = '/usr/sbin/varnishd';
const libraries = '/usr/lib';

/** Whether it is installed, with the module xkey of `varnish-modules`, so that tests that need both can run. */
export function hasVarnish(): boolean {
  if (!existsSync(varnishProgram)) return false;
  return readdirSync(libraries).some((name) => existsSync(path.join(libraries, name, 'varnish/vmods/libvmod_xkey.so')));
}
