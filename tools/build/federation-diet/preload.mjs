// Stands for the federation runtime's preloading: the document preloads what a page needs.
const refuse = () => {
  throw new Error('Preloading by the federation runtime is not part of this build');
};

export const defaultPreloadArgs = refuse;
export const formatPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
export const preloadAssets = refuse;
