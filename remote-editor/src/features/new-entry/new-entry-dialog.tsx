import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import type { FormRules } from '@kmx/remote-kit/forms/form-rules.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { type ReactNode, useState } from 'react';
import { requestCms } from '../../data/cms-operation.ts';
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

/** Suggests a slug from a title: letters, digits and hyphens. */
function suggestSlug(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
}

type Values = Readonly<Record<string, string>>;

function findProblem(name: string, value: string): 'required' | 'slugWrong' | null {
  if (value === '') return 'required';
  return name === 'slug' && !isSlug(value) ? 'slugWrong' : null;
}

const createRules = (names: readonly string[]): FormRules<Values, 'required' | 'slugWrong'> =>
  Object.fromEntries(names.map((name) => [name, (values: Values) => findProblem(name, values[name] ?? '')]));

/** Asks for the required values of a new entry, creates it as a draft and opens it for editing. */
export function NewEntryDialog({ kind, entryModel, onClose }: NewEntryDialogProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const shell = useShell();
  const { locale, site } = usePageRequest();
  const { run, isRunning, error } = useMutation();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [place, setPlace] = useState({ site: site.id, parentSlug: 'home' });
  const [taken, setTaken] = useState<string | null>(null);
  const { heading, fields } = entryModel;
  const asked = fields
    .filter(({ name, isRequired, isList }) => name === heading || (isRequired && !isList))
    .toSorted((left, right) => Number(right.name === heading) - Number(left.name === heading));
  const read = (name: string) => typed[name] ?? (name === 'slug' ? suggestSlug(typed[heading] ?? '') : '');
  const form = useCheckedForm({
    id: 'new',
    values: Object.fromEntries(asked.map(({ name }) => [name, read(name).trim()])),
    rules: createRules(asked.map(({ name }) => name)),
    refused: taken === null ? {} : { slug: 'slugTaken' },
    describe: (problem) => t(`new.${problem}`, { title: taken }),
  });
  const create = async () => {
    setTaken(null);
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
    // A localized entry starts in the language of the interface, even if its name is not localized.
    const texts = fields.find((field) => field.isLocalized && field.type === 'String');
    const begun = Object.keys(own).length > 0 || texts === undefined ? own : { [texts.name]: '' };
    const data = {
      ...Object.fromEntries(pick(false)),
      ...(kind === 'Page' ? { parentSlug: place.parentSlug, site: { connect: { id: place.site } } } : {}),
      localizations: { create: [{ locale: locale.language, data: begun }] },
    };
    const id = await run(() => requestCms(createOperation(kind), { data }, [locale.language]));
    if (id !== null) shell?.navigate(href(createContentPath(kind, id, locale.language)));
  };
  return (
    <TaskDialog
      title={t('new.title', { kind: t(`kindOne.${kind}`) })}
      submitText={t('new.submit')}
      action={{ isRunning, error }}
      form={form}
      onSubmit={create}
      onClose={onClose}
    >
      {asked.map(({ name }) => (
        <TextField
          key={name}
          {...form.getField(name)}
          label={describeField(name, t)}
          hint={name === 'slug' ? t('new.slugHint') : undefined}
          maxLength={200}
          value={read(name)}
          onChange={({ currentTarget: { value } }) => setTyped((last) => ({ ...last, [name]: value }))}
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
