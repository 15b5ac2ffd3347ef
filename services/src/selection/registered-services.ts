import { registerCatalogue } from '../catalogue/register-catalogue.ts';
import { registerAssetsAlone } from '../content/assets/register-assets-alone.ts';
import { registerContent } from '../content/register-content.ts';
import { registerEditorSessions } from '../editor-sessions/register-editor-sessions.ts';
import { registerFiles } from '../files/register-files.ts';
import { registerVideos } from '../files/register-videos.ts';
import { registerForms } from '../forms/register-forms.ts';
import { registerStoryMails } from '../forms/register-story-mails.ts';
import type { RegisterService } from '../http/create-services.ts';
import { registerIdentity } from '../identity/register-identity.ts';
import { registerImages } from '../images/register-images.ts';
import { registerMail } from '../mail/register-mail.ts';
import { registerSearch } from '../search/register-search.ts';
import { registerAccountFollower } from '../service-desk/profile/register-account-follower.ts';
import { registerServiceDesk } from '../service-desk/register-service-desk.ts';
import { type ServiceName, serviceNames } from '../service-names.ts';
import { registerUploads } from '../uploads/register-uploads.ts';

/** What each service is made of; the shell reaches the parts of one at one address. */
const parts: Readonly<Record<ServiceName, readonly RegisterService[]>> = {
  content: [registerContent],
  catalogue: [registerCatalogue],
  // A change of an account is written with its consequences at the desk in one transaction, wherever the desk runs.
  identity: [registerIdentity, registerAccountFollower],
  images: [registerImages, registerVideos, registerAssetsAlone],
  files: [registerFiles],
  search: [registerSearch],
  mail: [registerMail],
  forms: [registerUploads, registerForms, registerEditorSessions, registerStoryMails],
  'service-desk': [registerServiceDesk],
};

/** The services of a process in the order in which they are registered: one that reads tables of another comes after it. */
export function listRegisteredServices(selected: ReadonlySet<ServiceName>): readonly RegisterService[] {
  return serviceNames.filter((name) => selected.has(name)).flatMap((name) => parts[name]);
}
