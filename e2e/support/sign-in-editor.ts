import { editorPassword } from '@kmx/tools/product-runner/editor-password.ts';
import { openPage, type Visitor } from './visitor.ts';

/** Opens a page of the editor area and signs in there; the language of the page must be English. */
export async function signInEditor(visitor: Visitor, path: string): Promise<void> {
  await openPage(visitor, path);
  await visitor.page.getByLabel('Password').fill(editorPassword);
  await visitor.page.locator('#kmx-slot form button[type=submit]').click();
  await visitor.page.getByLabel('Password').waitFor({ state: 'detached' });
}
