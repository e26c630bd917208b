export { appropriationsApi, BASE } from './operations.ts'
