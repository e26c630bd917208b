import {
  CONTROL_TOTALS,
  nameTotal,
  PROJECT_ROWS,
  ROW_SUMS,
  type ControlTotalDraft,
  type ProjectDraft,
  type RowSum,
} from '../../publishers/enacted-projects/index.ts'
import type { MemberDraft } from '../../publishers/appropriations/index.ts'
import { foldText } from '../../platform/index.ts'
import type { FactKind } from '../families/index.ts'

/** The texts that name a project. */
const nameProject = ({ fiscal_year, subcommittee, ...row }: ProjectDraft): string =>
  [
    fiscal_year,
    subcommittee,
    ...[row.agency, row.account, row.project, row.recipient, row.location, row.states_as_published].map(
      (text) => foldText(text ?? ''),
    ),
  ].join('\n')

/**
 * Rows of published tables. The texts that name a project make its id; the amount may be revised.
 */
export const PROJECT_FACTS: FactKind<ProjectDraft> = {
  name: PROJECT_ROWS,
  identityOf: nameProject,
  shown: ['fiscal_year', 'subcommittee'],
}

/** Counts and sums of tables that are not published. */
export const SUM_FACTS: FactKind<RowSum> = {
  name: ROW_SUMS,
  identityOf: ({ fiscal_year, subcommittee, agency_code, account }, { series }) =>
    [series, fiscal_year, subcommittee, agency_code, account].join('\n'),
}

export const CONTROL_FACTS: FactKind<ControlTotalDraft> = {
  name: CONTROL_TOTALS,
  identityOf: (total) => nameTotal(total),
  shown: ['fiscal_year', 'scope', 'counting_rule', 'published_in', 'reading'],
}

export const MEMBER_FACTS: FactKind<MemberDraft> = {
  name: 'members',
  identityOf: ({ bioguide }, { series }) => `${series}/${bioguide}`,
  shown: ['bioguide'],
}
