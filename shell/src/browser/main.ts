// The order of these imports matters: navigation's popstate listener has to be registered before single-spa's.
import { startNavigation } from './navigation/navigation-controller.ts';
import { startPage } from './start-page.tsx';

startPage(startNavigation);
