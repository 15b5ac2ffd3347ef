import { Link } from '@kmx/design-system/link/link.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { createRecordPath } from '../../data/editor-paths.ts';
import { isSlug } from '../page-facts/is-slug.ts';
import { TaskDialog } from '../states/task-dialog.tsx';
import type { Restore, TakenPlace } from './use-restore.ts';

interface RestoreDialogProps {
  readonly place: TakenPlace;
  readonly restoring: Restore;
}

/** Names the entry that has taken the address of a deleted one, and asks for another address. */
export function RestoreDialog({ place, restoring }: RestoreDialogProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { entry, holder } = place;
  const { restore, isRunning, error, forgetTaken } = restoring;
  const [slug, setSlug] = useState(`${holder.value.split('/').at(-1)}-2`);
  const form = useCheckedForm({
    id: 'restore',
    values: { slug },
    rules: { slug: (typed) => (typed.slug === '' ? 'required' : isSlug(typed.slug) ? null : 'slugWrong') },
    describe: (problem) => t(`new.${problem}`),
  });
  return (
    <TaskDialog
      title={t('restore.taken.title')}
      submitText={t('restore.action')}
      action={{ isRunning, error }}
      form={form}
      onSubmit={() => restore(entry, slug)}
      onClose={forgetTaken}
    >
      <p>{t('restore.taken.text', { title: entry.title ?? entry.id, address: holder.value })}</p>
      <p>
        <Link href={href(createRecordPath(holder.model, holder.entryId))}>{holder.title}</Link>
      </p>
      <TextField
        {...form.getField('slug')}
        label={t('field.slug')}
        hint={t('new.slugHint')}
        maxLength={120}
        value={slug}
        onChange={({ currentTarget: { value } }) => setSlug(value.trim())}
      />
    </TaskDialog>
  );
}
