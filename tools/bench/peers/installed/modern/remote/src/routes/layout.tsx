import { Outlet } from '@modern-js/runtime/router';

const Layout = () => <Outlet />;

export default Layout;
