import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { useState } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { type Profile, type ProfileChanges, profileDraftSchema, updateProfileMutation } from './profile.query.ts';
import { profileRules, readEmailProblem, readProfileProblems } from './profile-problems.ts';
import { useEmailChange } from './use-email-change.ts';

interface Saved {
  readonly saved: Profile;
  readonly user: User;
  readonly refresh: () => void;
}

/** State of the profile form: the saved profile overlaid with typed changes; a new address requires the password (POR-081). */
export function useProfileForm({ saved, user, refresh }: Saved) {
  const t = useTranslate();
  const showMessage = useShowMessage();
  const draft = useDraft<{ baseVersion: number | null; changes: ProfileChanges }>('profile', profileDraftSchema, {
    baseVersion: null,
    changes: {},
  });
  const [newEmail, setNewEmail] = useState<string | null>(null);
  const { run, isRunning, error } = useMutation(updateProfileMutation);
  const email = useEmailChange(user, refresh);
  const { baseVersion } = draft.value;
  const { email: typed, ...others } = draft.value.changes;
  const changes: ProfileChanges = email.isPossible && typed !== undefined ? { ...others, email: typed } : others;
  const shown: Profile = { ...saved, ...changes };
  const isChanged = Object.keys(changes).length > 0;
  const checked = useCheckedForm({
    id: 'profile',
    values: shown,
    rules: profileRules,
    refused: { ...readProfileProblems(error), ...readEmailProblem(email.refusal) },
    describe: (problem) => t(`profile.problem.${problem}`),
  });

  const change = (next: ProfileChanges) => {
    if (next.email !== undefined) email.forgetRefusal();
    draft.change((last) => {
      const merged = { ...last.changes, ...next };
      const different = Object.entries(merged).filter(([field, value]) => saved[field as keyof Profile] !== value);
      return { baseVersion: last.baseVersion ?? saved.version, changes: Object.fromEntries(different) };
    });
  };
  const reset = () => {
    draft.clear();
    email.forgetRefusal();
    checked.reset();
  };
  const save = async () => {
    email.forgetRefusal();
    const isOther = changes.email !== undefined && changes.email.trim().toLowerCase() !== saved.email;
    const wanted = (isOther ? changes.email : null) ?? null;
    if (Object.keys(others).length > 0 || wanted === null) {
      // Based on the version shown: changes made by others meanwhile are displayed next to the fields.
      const answer = await run({ input: { ...others, expectedVersion: saved.version } });
      if (answer === null) {
        refresh();
        return;
      }
      draft.clear();
      const version = answer.updateProfile?.version ?? saved.version;
      if (wanted !== null) draft.change(() => ({ baseVersion: version, changes: { email: wanted } }));
      refresh();
      showMessage('success', t('profile.saved'));
    }
    setNewEmail(wanted);
  };
  const cancelEmail = () => {
    setNewEmail(null);
    email.forgetRefusal();
  };
  const confirmEmail = async (wanted: string, password: string): Promise<void> => {
    const outcome = await email.request(wanted.trim(), password);
    if (outcome !== 'done' && outcome !== 'policies') return;
    setNewEmail(null);
    // The dialog is gone and had the focus; an invalid address is reported at its field.
    setTimeout(() => document.querySelector<HTMLInputElement>('#profile-email')?.focus(), 0);
    if (outcome === 'policies') return;
    reset();
    showMessage('success', t('profile.email.sent', { email: wanted.trim() }));
  };
  return {
    shown,
    checked,
    error,
    isRunning,
    isChanged,
    isRestored: draft.isRestored && isChanged,
    /** Another user has saved the profile since typing began. */
    isOvertaken: isChanged && baseVersion !== null && baseVersion < saved.version,
    isTyped: (field: keyof ProfileChanges) => field in changes,
    change,
    save,
    reset,
    email,
    /** The new address that awaits the password. */
    newEmail,
    cancelEmail,
    confirmEmail,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
