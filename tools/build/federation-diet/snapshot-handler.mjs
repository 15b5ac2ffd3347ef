// Stands for the federation runtime's snapshot handler, which reads manifests: the shell registers each remote by
// the address of its entry, and the snapshot plugin is switched off.
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export function getGlobalRemoteInfo() {
  return { hostGlobalSnapshot: undefined, globalSnapshot: undefined, remoteSnapshot: undefined };
}
