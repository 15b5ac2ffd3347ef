import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useState } from 'react';
import { useDeskMutation } from '../../data/use-desk-mutation.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useShowMessage } from '../frame/use-show-message.ts';
import { type Profile, type ProfileChanges, profileDraftSchema, updateProfileMutation } from './profile.query.ts';
import { checkProfile, type ProfileProblems, readProfileProblems } from './profile-problems.ts';

/** State of the profile form: the saved profile with what was typed laid over it. */
export function useProfileForm(saved: Profile, refresh: () => void) {
  const t = useTranslate();
  const showMessage = useShowMessage();
  const draft = useDraft<{ baseVersion: number | null; changes: ProfileChanges }>('profile', profileDraftSchema, {
    baseVersion: null,
    changes: {},
  });
  const [isChecked, setIsChecked] = useState(false);
  const { run, isRunning, error } = useDeskMutation(updateProfileMutation);
  const { baseVersion, changes } = draft.value;
  const shown: Profile = { ...saved, ...changes };
  const isChanged = Object.keys(changes).length > 0;
  const problems: ProfileProblems = { ...readProfileProblems(error), ...(isChecked ? checkProfile(shown) : {}) };

  const change = (next: ProfileChanges) => {
    draft.change((last) => {
      const merged = { ...last.changes, ...next };
      const different = Object.entries(merged).filter(([field, value]) => saved[field as keyof Profile] !== value);
      return { baseVersion: last.baseVersion ?? saved.version, changes: Object.fromEntries(different) };
    });
  };
  const reset = () => {
    draft.clear();
    setIsChecked(false);
  };
  const save = async () => {
    setIsChecked(true);
    if (Object.keys(checkProfile(shown)).length > 0) return;
    // With the version that is shown: what somebody else changed meanwhile stands beside the fields.
    const answer = await run({ input: { ...changes, expectedVersion: saved.version } });
    if (answer === null) {
      refresh();
      return;
    }
    reset();
    refresh();
    showMessage('success', t('profile.saved'));
  };
  return {
    shown,
    problems,
    error,
    isRunning,
    isChanged,
    isRestored: draft.isRestored && isChanged,
    /** Somebody else saved the profile since the typing began. */
    isOvertaken: isChanged && baseVersion !== null && baseVersion < saved.version,
    isTyped: (field: keyof ProfileChanges) => field in changes,
    change,
    save,
    reset,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
