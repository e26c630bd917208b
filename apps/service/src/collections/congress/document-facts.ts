import { Type } from 'typebox'
import type { FactSchemas } from '../../releases/index.ts'

/** Facts that only some documents say of themselves; the rest is given when they are added. */
export const DOCUMENT_FACTS = {
  congress: Type.Integer({ minimum: 1, maximum: 200 }),
  /** First day of the period that a report is of. */
  period_start: Type.String({ format: 'date' }),
  /** Last day of the period that a report is of. */
  period_end: Type.String({ format: 'date' }),
} as const satisfies FactSchemas
