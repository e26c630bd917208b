export { enactedApi } from './api.ts'
