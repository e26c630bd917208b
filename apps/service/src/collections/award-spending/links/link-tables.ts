import { AwardLink, ProjectSpending } from '@rotunda/contract'
import { type Table } from '../../../tables/index.ts'
import { CHANGED, rowColumns } from '../../families/index.ts'

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
  flat: rowColumns<AwardLink>(AwardLink),
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
  flat: rowColumns<ProjectSpending>(ProjectSpending),
}
