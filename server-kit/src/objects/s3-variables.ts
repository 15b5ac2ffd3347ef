import type { VariableDescriptions } from '../operations/variable-table.ts';
import type { s3EnvironmentEntries } from './s3-settings.server.ts';

/** Describes the variables of `s3EnvironmentEntries` for a process that needs them with the setting `neededWith`. */
export function describeS3Variables(neededWith: string): VariableDescriptions<keyof typeof s3EnvironmentEntries> {
  return {
    S3_ENDPOINT: {
      meaning: `address of an S3-compatible store; with the next three required with \`${neededWith}\``,
    },
    S3_BUCKET: { meaning: 'its bucket' },
    S3_ACCESS_KEY_ID: { meaning: 'its user' },
    S3_SECRET_ACCESS_KEY: { isSecret: true, meaning: 'the secret of that user' },
    S3_REGION: { meaning: 'its region' },
    S3_PATH_STYLE: { meaning: '`off` where the bucket is in the name of the host' },
    S3_PREFIX: { meaning: 'what all keys begin with, such as `kmx/`' },
  };
}
