import { Outlet } from '@modern-js/runtime/router';
import '../../../shared/chrome.css';
import '../../../shared/page.css';
import { Frame } from '../../../shared/react/frame.tsx';
import { parts } from '../parts.tsx';

const Layout = () => (
  <Frame parts={parts}>
    <Outlet />
  </Frame>
);

export default Layout;
