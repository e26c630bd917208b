/** Page on the sources of every field, and on the gaps. */
export const DATA_PAGE = '/docs/congress'
