// @ts-nocheck
// The style sheet's layers come first.
import '@kmx/design-system/tokens/document.css';
import '../chrome/document-parts.css';
import { startPage } from './start-page.ts';

startPage();
