import type { Example } from '../example/example.ts';
import { globeIcon, settingsIcon, signOutIcon, ticketIcon, userIcon } from '../icon/icons.ts';
import { MenuButton } from './menu-button.tsx';

const ignore = () => undefined;

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
    code: '<MenuButton label={user.name} icon={userIcon} items={[{ id, label, href }, { id, label, onSelect }]} />',
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
    code: '<MenuButton label="English" icon={globeIcon} items={languages} />',
  },
];
