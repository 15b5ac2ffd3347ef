import { useState } from 'react';
import { HighlightedText } from '../highlighted-text/highlighted-text.tsx';
import { searchIcon } from '../icon/icons.ts';
import { TextField } from '../text-field/text-field.tsx';
import { type ComboboxGroup, ComboboxList } from './combobox-list.tsx';
import { useCombobox } from './use-combobox.ts';

const groups: readonly ComboboxGroup[] = [
  { title: 'Searches', options: [{ key: 'crimp height', text: 'crimp height', href: '#crimp-height' }] },
  {
    title: 'Results',
    options: [
      {
        key: 'ferro',
        text: (
          <HighlightedText
            pieces={[
              ['Crimp', true],
              ['ing machine Ferro 250', false],
            ]}
          />
        ),
        kind: 'Product',
        detail: 'Crimps ferrules from 0.25 to 10 mm², with monitoring of the crimp force.',
        href: '#ferro',
      },
      {
        key: 'presse',
        text: 'Crimppresse',
        kind: 'Product',
        detail: 'Für lose Kontakte.',
        lang: 'de',
        href: '#presse',
      },
    ],
  },
  { options: [{ key: 'all', text: 'Show all results for “crimp”', href: '#all' }] },
];

/** A search with grouped suggestions below it, each a link. */
export function SuggestingSearch() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { field, listId, active } = useCombobox({ isOpen, count: 4, listKey: groups, onClose: close });
  return (
    <div>
      <TextField
        {...field}
        label="Search this site"
        type="search"
        icon={searchIcon}
        autoComplete="off"
        defaultValue="crimp"
        onChange={({ currentTarget }) => setOpen(currentTarget.value !== '')}
      />
      <ComboboxList id={listId} label="Suggestions" groups={groups} active={active} isOpen={isOpen} onChoose={close} />
    </div>
  );
}
