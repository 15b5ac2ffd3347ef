import type { ReactNode } from 'react';
import { countries, languages } from './chrome-data.ts';
import { GlobeIcon } from './icons.tsx';
import { UnitSwitch } from './unit-switch.tsx';

function Choices({ title, names }: { readonly title: string; readonly names: readonly string[] }): ReactNode {
  return (
    <div>
      <p>{title}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`/?choose=${name}`}>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Language, country and units. */
export function Preferences(): ReactNode {
  return (
    <details name="menu">
      <summary className="tool" aria-label="Language, country and units">
        <GlobeIcon />
        <span>EN</span>
      </summary>
      <div className="panel preferences">
        <Choices title="Language" names={languages} />
        <Choices title="Country" names={countries} />
        <div>
          <p>Units</p>
          <UnitSwitch />
        </div>
      </div>
    </details>
  );
}
