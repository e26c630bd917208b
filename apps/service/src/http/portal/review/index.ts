export { NARROW, REQUEST_STEPS, REVIEW_OPERATIONS } from './requests.ts'
export { REPORT_REVIEW_OPERATIONS, REPORT_STEPS } from './reports.ts'
export type { Decision } from '../operation.ts'
