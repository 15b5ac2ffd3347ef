import { bootDataElementId } from '@kmx/shared-contracts/document-elements.ts';
import type { BootData } from '../state/page-view/boot-data.ts';

/** Reads the data block of the document; it comes from the same server and response as this script's address. */
export function readBootData(page: Document): BootData {
  const element = page.getElementById(bootDataElementId);
  if (!element?.textContent) throw new Error('The document carries no boot data');
  return JSON.parse(element.textContent) as BootData;
}
