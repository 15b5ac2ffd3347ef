// The order of these imports matters: the style sheet's layers come first, and navigation's popstate listener has
// to be registered before single-spa's.
import '@kmx/design-system/tokens/document.css';
import '../chrome/document-parts.css';
import { startNavigation } from './navigation/navigation-controller.ts';
import { serverDrawnStyles } from './server-drawn-styles.ts';
import { startPage } from './start-page.tsx';

if (serverDrawnStyles.length > 0) startPage(startNavigation);
