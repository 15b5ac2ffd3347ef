import type { ComponentGuide, Example } from '../example/example.ts';
import { globeIcon, moreIcon, settingsIcon, signOutIcon, ticketIcon, userIcon } from '../icon/icons.ts';
import { MenuButton } from './menu-button.tsx';

const ignore = () => undefined;

/** Describes MenuButton for the style guide. */
export const guide: ComponentGuide = {
  name: 'MenuButton',
  summary: 'A button that opens a short list of places or actions.',
  use: ['For the account, the language, and actions of a row.'],
  avoid: ['For a choice inside a form: use Select.', 'For more than nine entries.'],
  access: [
    'Arrows open and move, letters find, Home and End jump, Escape closes and returns the focus.',
    'The state is announced by aria-expanded.',
  ],
  forcedColors: 'The menu keeps its edge and the focused entry its outline.',
};

/** Examples of MenuButton for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'user',
    title: 'Places and actions',
    note: 'Arrows open and move, letters find, Escape closes and returns the focus, Tab leaves.',
    render: () => (
      <MenuButton
        label="Regula Keller"
        icon={userIcon}
        items={[
          { id: 'account', label: 'Account', icon: settingsIcon, href: '#account' },
          { id: 'tickets', label: 'Service tickets', icon: ticketIcon, href: '#tickets' },
          { id: 'leave', label: 'Sign out', icon: signOutIcon, onSelect: ignore, startsGroup: true },
        ]}
      />
    ),
  },
  {
    id: 'language',
    title: 'Choice of language',
    note: 'Each language is written in itself and carries its lang, so it is read with the right voice.',
    render: () => (
      <MenuButton
        label="English"
        icon={globeIcon}
        variant="secondary"
        items={[
          { id: 'en', label: 'English', href: '#en', lang: 'en', current: true },
          { id: 'de', label: 'Deutsch', href: '#de', lang: 'de' },
          { id: 'ja', label: '日本語', href: '#ja', lang: 'ja' },
        ]}
      />
    ),
  },
  {
    id: 'row',
    title: 'Actions of a row',
    note: 'As an icon the label still names button and menu; what cannot be undone stands in a group of its own.',
    render: () => (
      <MenuButton
        label="Actions for ticket 20418"
        icon={moreIcon}
        iconOnly
        size="small"
        items={[
          { id: 'open', label: 'Open', href: '#open' },
          { id: 'copy', label: 'Copy the address', onSelect: ignore },
          { id: 'close', label: 'Close the ticket', onSelect: ignore, danger: true, startsGroup: true },
        ]}
      />
    ),
  },
];
