import { type ObjectFaults, startObjectFaults } from '@kmx/test-kit/object-faults.ts';
import { startObjectServer } from '@kmx/test-kit/object-server.ts';

/** An object store for tests, whose requests can be made to fail. */
export interface ObjectPlace {
  /** Variables with which services keep files there. */
  readonly environment: Readonly<Record<string, string>>;
  readonly faults: ObjectFaults;
  readonly stop: () => Promise<void>;
}

/** Starts a store of its own with an empty bucket. */
export async function startObjectPlace(): Promise<ObjectPlace> {
  const server = await startObjectServer();
  const faults = await startObjectFaults(server.variables['S3_ENDPOINT'] ?? '');
  return {
    environment: { ...server.variables, S3_ENDPOINT: faults.endpoint, FILES_STORE: 'objects' },
    faults,
    stop: async () => {
      await faults.stop();
      await server.stop();
    },
  };
}
