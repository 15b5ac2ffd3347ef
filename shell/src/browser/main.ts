// The style sheet's layers come first.
import '@kmx/design-system/tokens/document.css';
import '../chrome/document-parts.css';
import { nextTask } from './next-task.ts';
import { runWhenShown } from './run-when-shown.ts';
import { startPage } from './start-page.ts';

// A browser may prerender any page, also one that would sign somebody in: it lives once it is shown.
runWhenShown(() => void nextTask().then(startPage));
