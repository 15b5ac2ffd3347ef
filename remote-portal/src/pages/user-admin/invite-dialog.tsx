import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import type { ReactNode } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { useChosen } from '../../features/choices/use-chosen.ts';
import { FormDialog } from '../../features/dialogs/form-dialog.tsx';
import { organizationQuery } from '../../features/users/organization.query.ts';
import type { UserChoices } from '../../features/users/user-choices.query.ts';
import {
  createInvitationInput,
  type InvitationTyped,
  invitationRules,
  invitationTypedSchema,
  nameFields,
  parseExistingProfile,
  parseRefusedFields,
} from './invitation-input.ts';
import { inviteMutation } from './invite.query.ts';
import { InviteFields } from './invite-fields.tsx';

interface InviteDialogProps {
  readonly open: boolean;
  readonly choices: UserChoices;
  readonly onClose: () => void;
}

/** Invites a person to an organization; typed input is kept until the invitation is sent (POR-103, POR-104, POR-107). */
export function InviteDialog({ open, choices, onClose }: InviteDialogProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageRequest();
  const showMessage = useShowMessage();
  const { error, forget, isRunning, run } = useMutation(inviteMutation);
  const { organizations } = choices;
  const [only] = organizations.items;
  const empty: InvitationTyped = {
    email: '',
    firstName: '',
    lastName: '',
    organizationId: organizations.total === 1 && only !== undefined ? only.id : '',
    language: locale.language,
    roles: {},
  };
  const draft = useDraft('invitation', invitationTypedSchema, empty);
  // The organization of an old draft may no longer exist.
  const { isGone } = useChosen(organizationQuery, draft.value.organizationId, organizations);
  const isUnset = isGone || draft.value.organizationId === '';
  const typed = isUnset ? { ...draft.value, organizationId: empty.organizationId } : draft.value;

  const refused = error?.kind === 'refused' ? parseRefusedFields(error.details) : {};
  const form = useCheckedForm({
    id: 'invite',
    values: nameFields(typed),
    rules: invitationRules,
    refused,
    describe: (problem) => t(`users.problem.${problem}`),
  });

  const send = async () => {
    const input = createInvitationInput(typed);
    const answer = await run({ input });
    if (answer === null) return;
    draft.clear();
    onClose();
    const id = answer.inviteUser?.id;
    const text = t('users.invite.done', { email: input.email });
    if (id === undefined) showMessage('success', text);
    else showMessage('success', text, { text: t('users.profile'), href: href(`/mykomax/user-admin/${id}`) });
  };
  const isExisting = error?.code === 'USER_EXISTS';
  const isExplained = Object.keys(refused).length > 0 || isExisting;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="side"
      title={t('users.invite')}
      submitText={t('users.invite.send')}
      isRunning={isRunning}
      error={isExplained ? null : error}
      failureTitle={t('users.failed.INVITE')}
      form={form}
      summary={() => t('users.problems')}
      onAttempt={forget}
      onSubmit={() => void send()}
    >
      {isExisting && <ExistingUser error={error} />}
      <InviteFields
        typed={typed}
        choices={choices}
        form={form}
        onChange={(change) => draft.change((last) => ({ ...last, organizationId: typed.organizationId, ...change }))}
      />
    </FormDialog>
  );
}

/** ERR-040: the user already exists; only viewers who may see the profile get a link to it (D-26). */
function ExistingUser({ error }: { readonly error: RequestError }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const profileId = parseExistingProfile(error.details);
  return (
    <StaticMessage
      type="error"
      title={t('users.exists.title')}
      {...(profileId === null
        ? {}
        : { action: <Link href={href(`/mykomax/user-admin/${profileId}`)}>{t('users.exists.profile')}</Link> })}
    >
      {t(profileId === null ? 'users.exists.hidden' : 'users.exists.text')}
    </StaticMessage>
  );
}
