/** Page on where every field comes from, and on the gaps. */
export const DATA_PAGE = '/docs/congress'
