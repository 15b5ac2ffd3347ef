import pageData from '~~/shared/data.json';

export default defineEventHandler((event) => {
  const product = pageData.products.find(({ slug }) => slug === getRouterParam(event, 'slug'));
  if (product === undefined) throw createError({ statusCode: 404 });
  return { product, rows: pageData.rows };
});
