import { LocationsModule } from '@kmx/design-system/modules/locations-module/locations-module.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../../data/blocks/blocks.ts';
import { useContentLang } from '../language/use-content-lang.ts';
import { useLocationFacts } from '../locations/use-location-facts.ts';
import { OwnWords } from './own-words.tsx';

interface LocationsBlockProps {
  readonly block: BlockOf<'LocationsBlock'>;
}

/** The locations nearest to the visitor's country, with a link to all of them (PUB-031). */
export function LocationsBlock({ block: { title, locations, total } }: LocationsBlockProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const describe = useLocationFacts();
  const more = { href: toHref('/company/locations'), text: t('locations.all', { count: total }) };
  return (
    <OwnWords>
      <LocationsModule
        title={title}
        lang={useContentLang()}
        locations={locations.map(describe)}
        more={total > locations.length ? more : null}
      />
    </OwnWords>
  );
}
