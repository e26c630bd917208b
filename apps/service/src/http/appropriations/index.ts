export { appropriationsApi, BASE } from './api.ts'
