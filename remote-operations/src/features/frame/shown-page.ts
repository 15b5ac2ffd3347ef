import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useRouteParams } from '@kmx/remote-kit/remote/use-route-params.ts';
import { createContext, useContext } from 'react';
import type { OperationsPageDefinition } from '../../data/operations-page-definition.ts';

/** The page inside the frame. */
export const ShownPageContext = createContext<OperationsPageDefinition | null>(null);

/** Title of the current page; that of a unit is its name. */
export function usePageTitle(): string {
  const t = useTranslate();
  const params = useRouteParams();
  const page = useContext(ShownPageContext);
  if (page === null) throw new Error('A page for operators stands outside its frame');
  return t(page.titleId, params);
}
