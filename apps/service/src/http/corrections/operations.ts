import type { PortalOperation } from '../portal/operation.ts'
import { FILE_OPERATIONS } from './files.ts'
import { FOLLOW_OPERATIONS } from './follows.ts'
import { OWN_REPORT_OPERATIONS } from './own-report.ts'
import { RECEIVE_OPERATIONS } from './receive-report.ts'
import { reportableRecord } from './reportable-record.ts'

export { CORRECTIONS_BASE } from './public-reports.ts'

/** Operations on corrections, in the order of their description. Reviewers decide in the portal. */
export const CORRECTION_OPERATIONS: readonly PortalOperation[] = [
  reportableRecord,
  ...RECEIVE_OPERATIONS,
  ...OWN_REPORT_OPERATIONS,
  ...FILE_OPERATIONS,
  ...FOLLOW_OPERATIONS,
]
