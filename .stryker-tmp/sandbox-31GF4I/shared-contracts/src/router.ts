// @ts-nocheck
// A facade: sharing the package itself would switch off its tree shaking (+48 kB). `useNavigate` is left out,
// because navigation has one owner, the shell.
export { matchPath, Route, Router, Routes, StaticRouter, useLocation, useParams } from 'react-router-dom';
