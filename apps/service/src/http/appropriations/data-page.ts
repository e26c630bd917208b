/** Page on the meaning of the data, for readers of the API description. */
export const DATA_PAGE = '/docs/data'
