import pageData from '~~/shared/data.json';

export default defineEventHandler(() => ({ products: pageData.products }));
