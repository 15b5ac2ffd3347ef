// The footer and the error page are only rendered by the server, yet their styles belong into the browser's sheet. The
// bundler drops unused classes of a sheet, so the modules have to be used as values.

import * as errorPage from '@kmx/design-system/error-page/error-page.module.css';
import * as footer from '../chrome/footer/footer.module.css';

/** The class names of markup that only the server renders. */
export const serverRenderedStyles: readonly object[] = [footer, errorPage];
