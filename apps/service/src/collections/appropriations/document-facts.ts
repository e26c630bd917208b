import { CHAMBERS, namesOf, SUBCOMMITTEES } from '@rotunda/contract'
import { Type } from 'typebox'
import type { AppropriationsFacts } from '../../publishers/index.ts'
import type { FactSchemas } from '../../releases/index.ts'

/** What only some documents say of themselves; the rest is given when they are added. */
export const DOCUMENT_FACTS = {
  fiscal_year: Type.Integer({ minimum: 2000, maximum: 2100 }),
  subcommittee: Type.Enum(namesOf(SUBCOMMITTEES)),
  chamber: Type.Enum(CHAMBERS),
} as const satisfies FactSchemas & Record<keyof AppropriationsFacts, unknown>
