// Remotes match paths on the server; browsers load this for releases of remotes that were built before.
// A facade: sharing the package itself would switch off its tree shaking (+48 kB). `useNavigate` is left out,
// because navigation has one owner, the shell.
export { matchPath, matchRoutes, Route, Router, Routes, StaticRouter, useLocation, useParams } from 'react-router-dom';
