import type { LoadedPage } from '@kmx/remote-kit/remote/page-definition.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { createPageResult } from '../../data/page/page-parts.ts';
import { createServerTranslate } from '../../data/page/server-texts.server.ts';
import type { ProtectedData } from './protected.data.ts';

/** Whether the server has unlocked this very page for the visitor. */
export function isUnlocked({ access }: PageRequest, pageId: string): boolean {
  return access.state === 'granted' && access.pageId === pageId;
}

/** The result that replaces a protected page, without revealing even its title (PUB-120, PUB-121). */
export function createProtectedResult(
  request: PageRequest,
  page: { readonly id: string; readonly protection: 'password' | 'role' },
): LoadedPage<ProtectedData> {
  const t = createServerTranslate(request.locale.language);
  const isForbidden = request.access.state === 'forbidden';
  const need = page.protection === 'password' ? 'password' : isForbidden ? 'role' : 'sign-in';
  const data: ProtectedData = { page: 'protected', need };
  const title = t(
    need === 'password' ? 'access.passwordTitle' : need === 'role' ? 'protected.title' : 'access.signInTitle',
  );
  const result = createPageResult(request, {
    title,
    status: 403,
    meta: { id: page.id, type: 'Protected', breadcrumbs: [{ title, href: null }] },
    tags: [`content:Page:${page.id}`],
    data,
  });
  return { ...result, cache: 'private' };
}
