import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { type ReactNode, useState } from 'react';
import { askCms } from '../../data/cms-operation.ts';
import type { EntryModel } from '../../data/content-model.ts';
import { createContentPath } from '../../data/editor-paths.ts';
import { createOperation } from '../../data/entry-operations.ts';
import { findPageAt } from '../../data/page-places.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { describeField } from '../page-facts/describe-field.ts';
import { isSlug } from '../page-facts/is-slug.ts';
import { listLocales } from '../page-facts/page-filters.ts';
import { PagePlaceFields } from '../page-place/page-place-fields.tsx';
import { TaskDialog } from '../states/task-dialog.tsx';

interface NewEntryDialogProps {
  readonly kind: string;
  readonly entryModel: EntryModel;
  readonly onClose: () => void;
}

/** Letters, digits and hyphens of a title, as addresses have them. */
function suggestSlug(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
}

/** Asks for what a new entry must have and makes it as a draft; then its content is edited. */
export function NewEntryDialog({ kind, entryModel, onClose }: NewEntryDialogProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const shell = useShell();
  const { locale, site } = usePageRequest();
  const { run, isRunning, error } = useMutation();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const [place, setPlace] = useState({ site: site.id, parentSlug: 'home' });
  const [taken, setTaken] = useState<string | null>(null);
  const { heading, fields } = entryModel;
  const asked = fields.filter(({ name, isRequired, isList }) => name === heading || (isRequired && !isList));
  const read = (name: string) => typed[name] ?? (name === 'slug' ? suggestSlug(typed[heading] ?? '') : '');
  const findProblem = (name: string) => {
    const value = read(name).trim();
    if (value === '') return t('new.required');
    if (name !== 'slug') return undefined;
    if (!isSlug(value)) return t('new.slugWrong');
    return taken === null ? undefined : t('new.slugTaken', { title: taken });
  };
  const create = async () => {
    setChecked(true);
    if (asked.some(({ name }) => findProblem(name) !== undefined)) return;
    const slug = read('slug').trim();
    const holder =
      kind === 'Page'
        ? await run(async () => ({
            page: await findPageAt({ ...place, slug }, listLocales(locale.language, uiLanguages)),
          }))
        : { page: null };
    if (holder === null) return;
    setTaken(holder.page === null ? null : (holder.page.title ?? slug));
    if (holder.page !== null) return;
    const pick = (isLocalized: boolean) =>
      asked.filter((field) => field.isLocalized === isLocalized).map(({ name }) => [name, read(name).trim()] as const);
    const own = Object.fromEntries(pick(true));
    // An entry of a kind with languages begins in that of the screen, whether or not its name is of a language.
    const texts = fields.find((field) => field.isLocalized && field.type === 'String');
    const begun = Object.keys(own).length > 0 || texts === undefined ? own : { [texts.name]: '' };
    const data = {
      ...Object.fromEntries(pick(false)),
      ...(kind === 'Page' ? { parentSlug: place.parentSlug, site: { connect: { id: place.site } } } : {}),
      localizations: { create: [{ locale: locale.language, data: begun }] },
    };
    const id = await run(() => askCms(createOperation(kind), { data }, [locale.language]));
    if (id !== null) shell?.navigate(href(createContentPath(kind, id, locale.language)));
  };
  return (
    <TaskDialog
      title={t('new.title', { kind: t(`kindOne.${kind}`) })}
      submitText={t('new.submit')}
      action={{ isRunning, error }}
      onSubmit={create}
      onClose={onClose}
    >
      {asked
        .toSorted((left, right) => Number(right.name === heading) - Number(left.name === heading))
        .map(({ name }) => (
          <TextField
            key={name}
            label={describeField(name, t)}
            hint={name === 'slug' ? t('new.slugHint') : undefined}
            maxLength={200}
            value={read(name)}
            error={isChecked ? findProblem(name) : undefined}
            onChange={({ currentTarget: { value } }) => {
              setTaken(null);
              setTyped((last) => ({ ...last, [name]: value }));
            }}
          />
        ))}
      {kind === 'Page' && (
        <PagePlaceFields
          {...place}
          onChange={(next) => {
            setTaken(null);
            setPlace(next);
          }}
        />
      )}
    </TaskDialog>
  );
}
