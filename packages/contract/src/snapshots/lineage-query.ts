import { Type, type Static } from 'typebox'
import { CHAMBERS, STAGES } from '../appropriations/vocabulary.ts'
import { ids } from '../congress/partner-filters.ts'
import { changedSince } from '../data/changed-since.ts'
import { facetsOf } from '../data/facets.ts'
import { codes, many } from '../data/many.ts'
import { PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '../data/paging.ts'
import { sortBy, withOpposites } from '../data/table-query.ts'
import { namesOf } from '../names-of.ts'
import { LINEAGE_GRADES } from './lineage-link.ts'
import { closed } from '../fields.ts'

/** Query of the links between records and enacted projects. */
export const LineageLinksQuery = closed({
  ...withOpposites({
    id: ids('Id of the link'),
    record: ids('Id of the record'),
    project: ids('Id of the enacted project'),
    fiscal_year: many(Type.Integer({ minimum: 2000, maximum: 2100 }), `Fiscal year. ${codes}`),
    stage: many(Type.Enum(STAGES), `Stage of the record. ${codes}`),
    chamber: many(Type.Enum(CHAMBERS), `Chamber of the record. ${codes}`),
    grade: many(Type.Enum(namesOf(LINEAGE_GRADES)), `How sure the link is. ${codes}`),
  }),
  score_min: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Lowest score.' })),
  score_max: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Highest score.' })),
  changed_since: changedSince('Links'),
  sort: sortBy(
    ['fiscal_year', 'score', 'last_changed_at', 'id'],
    'Sort order. A leading minus means descending. Ties, and lists without this parameter, are ordered by fiscal year, project and record.',
  ),
  ...facetsOf(['fiscal_year', 'stage', 'chamber', 'grade']),
  ...PAGE_PARAMETERS,
  ...WHOLE_SET_PARAMETERS,
})
export type LineageLinksQuery = Static<typeof LineageLinksQuery>
