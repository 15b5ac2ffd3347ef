import { restDataElementId } from '@kmx/shared-contracts/document-elements.ts';
import type { RestData } from '../../state/page-view/rest-data.ts';

/** Reads the data block of a resting document; it comes from the same server and response as this script's address. */
export function readRestData(page: Document): RestData {
  const element = page.getElementById(restDataElementId);
  if (!element?.textContent) throw new Error('The document carries no data for its rest');
  return JSON.parse(element.textContent) as RestData;
}
