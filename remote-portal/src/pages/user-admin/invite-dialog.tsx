import { ErrorSummary } from '@kmx/design-system/error-summary/error-summary.tsx';
import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { orderFields } from '@kmx/shared-contracts/name-order.ts';
import { type ReactNode, useState } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { FormDialog } from '../../features/dialogs/form-dialog.tsx';
import type { UserChoices } from '../../features/users/user-choices.query.ts';
import {
  createInvitationInput,
  findInvitationProblems,
  type InvitationField,
  type InvitationTyped,
  invitationTypedSchema,
  isDomainRefused,
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

interface Attempt {
  readonly count: number;
  readonly problems: readonly InvitationField[];
}

/** Invites somebody into an organization; what is typed is kept until the invitation is sent (POR-103, POR-104, POR-107). */
export function InviteDialog({ open, choices, onClose }: InviteDialogProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageRequest();
  const showMessage = useShowMessage();
  const { error, forget, isRunning, run } = useMutation(inviteMutation);
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, problems: [] });
  const [only] = choices.organizations;
  const empty: InvitationTyped = {
    email: '',
    firstName: '',
    lastName: '',
    organizationId: choices.organizations.length === 1 && only !== undefined ? only.id : '',
    language: locale.language,
    roles: {},
  };
  const draft = useDraft('invitation', invitationTypedSchema, empty);
  // The organization of an old draft may be gone.
  const isKnown = choices.organizations.some(({ id }) => id === draft.value.organizationId);
  const typed = isKnown ? draft.value : { ...draft.value, organizationId: empty.organizationId };

  const send = async () => {
    forget();
    const problems = findInvitationProblems(typed);
    setAttempt(({ count }) => ({ count: count + 1, problems }));
    if (problems.length > 0) return;
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
  const refused = error?.kind === 'refused' ? parseRefusedFields(error.details) : [];
  const openProblems = findInvitationProblems(typed);
  const problems = refused.length > 0 ? refused : attempt.problems.filter((field) => openProblems.includes(field));
  const describeProblem = (field: InvitationField) =>
    t(field === 'email' && isDomainRefused(error?.details) ? 'users.problem.emailDomain' : `users.problem.${field}`);
  const isExisting = error?.code === 'USER_EXISTS';
  const isExplained = refused.length > 0 || isExisting;
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
      onSubmit={() => void send()}
    >
      <ErrorSummary
        key={`${attempt.count}-${refused.length}`}
        title={t('users.problems')}
        errors={orderFields(problems, locale.language, (field) => field).map((field) => ({
          fieldId: `invite-${field}`,
          text: describeProblem(field),
        }))}
      />
      {isExisting && <ExistingUser error={error} />}
      <InviteFields
        typed={typed}
        choices={choices}
        problems={problems}
        describeProblem={describeProblem}
        onChange={(change) => draft.change((last) => ({ ...last, organizationId: typed.organizationId, ...change }))}
      />
    </FormDialog>
  );
}

/** ERR-040: the user exists already; the way to the profile only for those who may see it (D-26). */
function ExistingUser({ error }: { readonly error: RequestError }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const profileId = parseExistingProfile(error.details);
  return (
    <FlashMessage
      type="error"
      isStatic
      title={t('users.exists.title')}
      {...(profileId === null
        ? {}
        : { action: <Link href={href(`/mykomax/user-admin/${profileId}`)}>{t('users.exists.profile')}</Link> })}
    >
      {t(profileId === null ? 'users.exists.hidden' : 'users.exists.text')}
    </FlashMessage>
  );
}
