import { createContext, useContext } from 'react';
import type { PortalPageDefinition } from '../../data/portal-page-definition.ts';

/** The page inside the frame. */
export const ShownPageContext = createContext<PortalPageDefinition | null>(null);

/** The current page, with its title and the service it belongs to. */
export function useShownPage(): PortalPageDefinition {
  const page = useContext(ShownPageContext);
  if (page === null) throw new Error('A page of the portal stands outside its frame');
  return page;
}
