import { AwardLink, ProjectSpending } from '@rotunda/contract'
import { type Table } from '../../../tables/index.ts'
import { CHANGED, chooseBy, rowColumns } from '../../families/index.ts'

/** Links between projects and awards. */
export const LINK_TABLE: Table<AwardLink> = {
  name: 'award-links',
  schema: AwardLink,
  idOf: ({ id }) => id,
  orderOf: ({ project_id, grade, award_id }) => [project_id, ORDER[grade], award_id].join('\u0001'),
  columns: {
    ...chooseBy<AwardLink>(AwardLink, { few: ['grade', 'evidence'], many: ['project_id', 'award_id'] }),
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
    ...chooseBy<ProjectSpending>(ProjectSpending, {
      few: ['fiscal_year', 'agency_code', 'result'],
      sums: ['enacted_cents', 'obligated_cents', 'outlaid_cents'],
    }),
    last_changed_at: CHANGED,
  },
  flat: rowColumns<ProjectSpending>(ProjectSpending),
}
