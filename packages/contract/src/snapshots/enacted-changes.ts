import { Type, type Static } from 'typebox'
import { SUBCOMMITTEES } from '../appropriations/vocabulary.ts'
import {
  AFTER,
  BEFORE,
  CHANGE,
  COMPARED,
  COUNTED,
  describeCounts,
  describeFields,
  FROM_META,
} from '../data/changes.ts'
import { PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '../data/paging.ts'
import { namesOf } from '../names-of.ts'
import { closed, orNull, text } from '../fields.ts'
import { EnactedMeta } from './enacted-answers.ts'
import { EnactedProject } from './enacted-projects.ts'
import { ENACTED_FILTERS } from './enacted-queries.ts'

/** Query of the changes of enacted projects between two releases. */
export const EnactedChangesQuery = closed({
  ...COMPARED,
  ...ENACTED_FILTERS,
  ...PAGE_PARAMETERS,
  ...WHOLE_SET_PARAMETERS,
})
export type EnactedChangesQuery = Static<typeof EnactedChangesQuery>

const { fiscal_year, subcommittee } = EnactedProject.properties

/** An enacted project that differs between two releases. */
export const EnactedChange = closed({
  change: CHANGE,
  id: text('`id` of the project.'),
  fiscal_year,
  subcommittee,
  fields: Type.Array(Type.Enum(namesOf(EnactedProject.properties)), {
    description: describeFields('last_changed_at'),
  }),
  before: orNull(EnactedProject, BEFORE),
  after: orNull(EnactedProject, AFTER),
})
export type EnactedChange = Static<typeof EnactedChange>

export const EnactedChangesMeta = closed(
  {
    ...Type.Omit(EnactedMeta, ['facets']).properties,
    ...FROM_META,
    counts: Type.Array(
      closed({
        ...COUNTED,
        subcommittee: Type.Enum(namesOf(SUBCOMMITTEES), { description: 'Short code of the subcommittee.' }),
      }),
      { description: describeCounts('subcommittee') },
    ),
  },
  { description: 'Paging, and facts about the rows.' },
)
export type EnactedChangesMeta = Static<typeof EnactedChangesMeta>
