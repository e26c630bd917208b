import { AwardLink, ProjectSpending } from '@rotunda/contract'
import { date, integer, list, text, type Table } from '../../../tables/index.ts'
import { CHANGED, noticedColumns } from '../../families/index.ts'

/** Links between projects and awards. */
export const LINK_TABLE: Table<AwardLink> = {
  name: 'award-links',
  schema: AwardLink,
  idOf: ({ id }) => id,
  orderOf: ({ project_id, grade, award_id }) => [project_id, ORDER[grade], award_id].join('\u0001'),
  columns: {
    project_id: { kind: 'ranked', of: (row) => row.project_id, sort: 'project_id' },
    award_id: { kind: 'ranked', of: (row) => row.award_id, sort: 'award_id' },
    grade: { kind: 'value', of: (row) => row.grade, dimension: true },
    last_changed_at: CHANGED,
  },
  flat: [
    text<AwardLink>('id', (row) => row.id),
    text<AwardLink>('project_id', (row) => row.project_id),
    text<AwardLink>('award_id', (row) => row.award_id),
    text<AwardLink>('grade', (row) => row.grade),
    list<AwardLink>('evidence', (row) => row.evidence),
    integer<AwardLink>('difference_cents', (row) => row.difference_cents),
    text<AwardLink>('enacted_release', (row) => row.enacted_release),
    date<AwardLink>('as_of', (row) => row.as_of),
    ...noticedColumns<AwardLink>(),
  ],
}

const ORDER: Readonly<Record<AwardLink['grade'], number>> = { stated: 1, unique: 2, candidate: 3 }

/** Money of each enacted project. */
export const PROJECT_TABLE: Table<ProjectSpending> = {
  name: 'project-spending',
  schema: ProjectSpending,
  idOf: ({ id }) => id,
  orderOf: ({ fiscal_year, id }) => `${fiscal_year}\u0001${id}`,
  columns: {
    fiscal_year: { kind: 'value', of: (row) => row.fiscal_year, dimension: true },
    agency_code: { kind: 'value', of: (row) => row.agency_code, dimension: true },
    result: { kind: 'value', of: (row) => row.result, dimension: true },
    last_changed_at: CHANGED,
  },
  flat: [
    text<ProjectSpending>('id', (row) => row.id),
    integer<ProjectSpending>('fiscal_year', (row) => row.fiscal_year),
    text<ProjectSpending>('agency_code', (row) => row.agency_code),
    text<ProjectSpending>('project', (row) => row.project),
    text<ProjectSpending>('recipient', (row) => row.recipient),
    integer<ProjectSpending>('enacted_cents', (row) => row.enacted_cents),
    text<ProjectSpending>('result', (row) => row.result),
    integer<ProjectSpending>('stated_awards', (row) => row.stated_awards),
    integer<ProjectSpending>('unique_awards', (row) => row.unique_awards),
    integer<ProjectSpending>('candidate_awards', (row) => row.candidate_awards),
    integer<ProjectSpending>('obligated_cents', (row) => row.obligated_cents),
    text<ProjectSpending>('obligated_system', (row) => row.obligated_system),
    text<ProjectSpending>('obligated_missing', (row) => row.obligated_missing),
    integer<ProjectSpending>('outlaid_cents', (row) => row.outlaid_cents),
    text<ProjectSpending>('outlaid_system', (row) => row.outlaid_system),
    text<ProjectSpending>('outlaid_missing', (row) => row.outlaid_missing),
    date<ProjectSpending>('first_action_on', (row) => row.first_action_on),
    date<ProjectSpending>('last_action_on', (row) => row.last_action_on),
    text<ProjectSpending>('enacted_release', (row) => row.enacted_release),
    date<ProjectSpending>('as_of', (row) => row.as_of),
    ...noticedColumns<ProjectSpending>(),
  ],
}
