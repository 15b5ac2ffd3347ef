// The order of these imports matters: the style sheet's layers come first, and navigation's popstate listener has
// to be registered before single-spa's.
import '@kmx/design-system/tokens/document.css';
import '../chrome/document-parts.css';
// The footer and the error page are drawn by the server alone; only their styles reach the browser.
import '../chrome/footer.module.css';
import '../chrome/notice-page.module.css';
import { startNavigation } from './navigation/navigation-controller.ts';
import { startPage } from './start-page.tsx';

startPage(startNavigation);
