export { loadProduct as loader } from '../../../../product-data.ts';
