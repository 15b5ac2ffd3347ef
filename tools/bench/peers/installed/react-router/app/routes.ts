import { type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('list', 'routes/list.tsx'),
  route('list/:slug', 'routes/product.tsx'),
  route('fresh/list', 'routes/list.tsx', { id: 'fresh-list' }),
  route('fresh/list/:slug', 'routes/product.tsx', { id: 'fresh-product' }),
] satisfies RouteConfig;
