import { createListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import {
  createChoiceParameter,
  createFilterParameter,
  createTextParameter,
} from '@kmx/remote-kit/list-state/list-parameter.ts';
import { accessStatuses } from '../../features/users/access-status.ts';

/** The four views of the user administration. */
export const adminViews = ['users', 'invitations', 'requests', 'audit'] as const;

/** The address of the page: its view, and the state of its lists. */
export const adminAddress = createListAddress({
  view: createChoiceParameter(adminViews, 'users'),
  search: createTextParameter((text) => text.length <= 100),
  organization: createTextParameter(),
  application: createTextParameter(),
  status: createFilterParameter(accessStatuses),
  role: createTextParameter(),
  sort: createChoiceParameter(['NAME', 'EMAIL', 'STATUS'], 'NAME'),
  direction: createChoiceParameter(['ASC', 'DESC'], 'ASC'),
});

/** The state of the page; an empty text means no filter. */
export type AdminView = ReturnType<typeof adminAddress.parse>;
