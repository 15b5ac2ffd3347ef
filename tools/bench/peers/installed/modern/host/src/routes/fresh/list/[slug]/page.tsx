export { Product as default } from '../../../../product.tsx';
