// The footer and the error page are drawn by the server alone, yet their styles belong into the browser's sheet.
import '../chrome/footer.module.css';
import '../chrome/notice-page.module.css';
