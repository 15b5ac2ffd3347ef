// The footer and the error page are rendered by the server alone, yet their styles belong into the browser's sheet.
// The bundler leaves out the classes of a sheet that nobody reads, so the modules have to be used as values.

import * as errorPage from '@kmx/design-system/error-page/error-page.module.css';
import * as footer from '../chrome/footer/footer.module.css';

/** The class names of what the server renders alone. */
export const serverRenderedStyles: readonly object[] = [footer, errorPage];
