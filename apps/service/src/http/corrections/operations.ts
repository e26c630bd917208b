import type { PortalOperation } from '../portal/operation.ts'
import { reportableRecord } from './reportable-record.ts'

/** Base address of the API of corrections. */
export const CORRECTIONS_BASE = '/api/corrections/v1'

/** Operations on corrections, in the order of their description. Reviewers decide in the portal. */
export const CORRECTION_OPERATIONS: readonly PortalOperation[] = [reportableRecord]
