import type { ServiceContext } from '../service-context.ts';
import { loadFileKey } from '../uploads/load-file-key.ts';
import type { MailSettings } from './create-form-mails.ts';

/** What mails need to know of the configuration; needs the tables of uploads. */
export async function createMailSettings({
  configuration,
  database,
}: Pick<ServiceContext, 'configuration' | 'database'>): Promise<MailSettings> {
  return {
    supportAddress: configuration.supportAddress,
    editorialAddress: configuration.editorialAddress,
    origins: [configuration.publicOrigin, ...configuration.allowedOrigins],
    fileKey: await loadFileKey(database, configuration),
    mailState: configuration.mailState,
  };
}
