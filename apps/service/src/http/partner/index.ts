export { partnerApi } from './api.ts'
