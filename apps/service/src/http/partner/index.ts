export { BASE, partnerApi } from './api.ts'
export { DATA_PAGE } from './data-page.ts'
