import {
  CONTROL_READINGS,
  CONTROL_STATUSES,
  COUNTED_FROM,
  ENACTED_AGENCIES,
  ENACTED_FLAGS,
  ENACTED_MATCHES,
  ENACTED_MISSING_REASONS,
  ORIGINATIONS,
  REFUSAL_REASONS,
} from '@rotunda/contract'
import {
  bpcEnacted,
  congressLegislators,
  controlTotals,
  jointStatements,
  jointStatementsPdf,
} from '../../publishers/enacted-projects/index.ts'
import { findWithheld, type Family } from '../families/index.ts'
import { makeChecks } from './checks.ts'
import { CONTROL_TOTALS_TABLE } from './control-totals-table.ts'
import { CONTROL_FACTS, MEMBER_FACTS, PROJECT_FACTS, SUM_FACTS } from './facts.ts'
import { compareTotals, makeControlTotal } from './make-control-totals.ts'
import { makeProjects, makeRequestors } from './make-projects.ts'
import { PROJECTS } from './projects-table.ts'
import { REQUESTORS } from './requestors-table.ts'

/** Enacted projects, their requestors and control totals. */
export const ENACTED_FAMILY: Family = {
  tables: [PROJECTS, REQUESTORS, CONTROL_TOTALS_TABLE],
  datasets: {
    projects: { title: 'Enacted projects', notes: ['enacted_is_not_paid', 'gao_rule', 'rights'] },
    requestors: {
      title: 'Requestors of enacted projects',
      notes: ['requestors_undivided', 'members_by_name', 'rights'],
    },
    'control-totals': { title: 'Control totals of enacted projects', notes: ['gao_rule', 'rights'] },
  },
  facts: [PROJECT_FACTS, SUM_FACTS, CONTROL_FACTS, MEMBER_FACTS],
  publishers: [
    { publisher: jointStatements, datasets: ['projects', 'requestors'] },
    { publisher: jointStatementsPdf, datasets: ['projects', 'requestors', 'control-totals'] },
    { publisher: bpcEnacted, datasets: ['projects', 'requestors', 'control-totals'] },
    { publisher: controlTotals, datasets: ['control-totals'] },
    { publisher: congressLegislators, datasets: ['requestors'] },
  ],
  notes: {
    enacted_is_not_paid:
      'An enacted project names an amount in an Act. The amount says nothing about obligations or payments, and is not a request. Never add amounts of different stages.',
    gao_rule:
      'Amounts follow the counting rule of the Government Accountability Office: in Energy and Water the additional amount of members counts, and a row with only a budget request is not a provision.',
    requestors_undivided:
      'An amount belongs to the project. The amount is not divided among requestors, and no part is the credit of a member.',
    members_by_name:
      'Tables of joint explanatory statements name members by surname. A requestor has a Bioguide id if the table prints it or exactly one member fits; `match` gives the evidence.',
  },
  refusals: {
    ...REFUSAL_REASONS,
    entry_unreadable:
      'The entry or row does not have the form that its publisher describes; the detail names the place.',
    entry_repeated: 'The document already has the row or the total at an earlier place.',
  },
  fields: {
    agency_code: ENACTED_AGENCIES,
    origination: ORIGINATIONS,
    flags: ENACTED_FLAGS,
    missing: ENACTED_MISSING_REASONS,
    match: ENACTED_MATCHES,
    status: CONTROL_STATUSES,
    reading: CONTROL_READINGS,
    counted_from: COUNTED_FROM,
  },
  *make(facts, staging) {
    const withheld = findWithheld(staging)
    for (const project of makeProjects(facts, staging)) {
      yield project
      if (!withheld.fieldsOf('projects', project.id).has('requestors')) yield* makeRequestors(project)
    }
    for (const total of compareTotals(facts)) yield makeControlTotal(total)
  },
  check: makeChecks,
}
