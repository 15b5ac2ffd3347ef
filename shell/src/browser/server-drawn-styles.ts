// The footer and the error page are drawn by the server alone, yet their styles belong into the browser's sheet;
// a mere import of a style module would be dropped as unused.
import * as footer from '../chrome/footer.module.css';
import * as notice from '../chrome/notice-page.module.css';

export const serverDrawnStyles: readonly object[] = [footer, notice];
