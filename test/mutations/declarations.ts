import { nameOf, type Declaration, type Exceptions } from './declaration.ts'
import { APPROPRIATIONS } from './declarations/appropriations.ts'
import { AWARD_SPENDING } from './declarations/award-spending.ts'
import { CONGRESS } from './declarations/congress.ts'
import { ENACTED_PROJECTS } from './declarations/enacted-projects.ts'
import { FOREIGN_AGENTS } from './declarations/foreign-agents.ts'
import { LOBBYING_FILINGS } from './declarations/lobbying-filings.ts'
import { APPROPRIATIONS_EXCEPTIONS } from './exceptions/appropriations.ts'
import { AWARD_SPENDING_EXCEPTIONS } from './exceptions/award-spending.ts'
import { CONGRESS_EXCEPTIONS } from './exceptions/congress.ts'
import { ENACTED_PROJECTS_EXCEPTIONS } from './exceptions/enacted-projects.ts'
import { FOREIGN_AGENTS_EXCEPTIONS } from './exceptions/foreign-agents.ts'
import { HEARINGS_EXCEPTIONS } from './exceptions/hearings.ts'
import { LOBBYING_FILINGS_EXCEPTIONS } from './exceptions/lobbying-filings.ts'

const ALL: readonly Declaration[] = [
  ...FOREIGN_AGENTS,
  ...ENACTED_PROJECTS,
  ...AWARD_SPENDING,
  ...LOBBYING_FILINGS,
  ...APPROPRIATIONS,
  ...CONGRESS,
]

const EXCEPTIONS: Exceptions = {
  ...FOREIGN_AGENTS_EXCEPTIONS,
  ...ENACTED_PROJECTS_EXCEPTIONS,
  ...AWARD_SPENDING_EXCEPTIONS,
  ...LOBBYING_FILINGS_EXCEPTIONS,
  ...APPROPRIATIONS_EXCEPTIONS,
  ...CONGRESS_EXCEPTIONS,
  ...HEARINGS_EXCEPTIONS,
}

/** Documents of every publisher: each form that its columns have. */
export const DECLARATIONS = ALL.map((one): Declaration => ({ ...one, unseen: EXCEPTIONS[nameOf(one)] ?? [] }))
