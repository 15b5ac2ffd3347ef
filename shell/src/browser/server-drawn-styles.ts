// The footer and the error page are drawn by the server alone, yet their styles belong into the browser's sheet.
// The bundler leaves out the classes of a sheet that nobody reads, so the modules have to be used as values.

import * as errorPage from '@kmx/design-system/error-page/error-page.module.css';
import * as footer from '../chrome/footer/footer.module.css';

/** The class names of what the server draws alone. */
export const serverDrawnStyles: readonly object[] = [footer, errorPage];
