import * as v from 'valibot';
import { isRemoteName, isUnitName, type RemoteName, type UnitName } from './units.ts';

/** The name of a remote, whichever remotes there are. */
export const remoteNameSchema = v.pipe(
  v.string(),
  v.check(isRemoteName, 'must be remote- and lower-case words'),
  v.transform((name) => name as RemoteName),
);

/** The name of a unit, whichever remotes there are. */
export const unitNameSchema = v.pipe(
  v.string(),
  v.check(isUnitName, 'must be shell, or remote- and lower-case words'),
  v.transform((name) => name as UnitName),
);
