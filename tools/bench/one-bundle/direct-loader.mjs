// Takes the place of shell/src/browser/federation/load-remote.ts: the same code without a federation, as one build would have it.
// The build of the bench gives the name `bundled-remote` its file.
import { remote } from 'bundled-remote';

export function createRemoteLoader() {
  return async (name) => {
    if (name !== 'remote-public') throw new Error(`The bundle of the bench holds no ${name}`);
    return remote;
  };
}
