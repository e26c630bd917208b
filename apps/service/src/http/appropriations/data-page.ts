/** Where the description of the API sends readers who want to know what the data means. */
export const DATA_PAGE = '/docs/data'
