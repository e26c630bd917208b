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
import { orNull, text } from '../or-null.ts'
import { EnactedMeta } from './enacted-answers.ts'
import { EnactedProject } from './enacted-projects.ts'
import { ENACTED_FILTERS } from './enacted-queries.ts'

const closed = { additionalProperties: false } as const

/** Query of the changes of enacted projects between two releases. */
export const EnactedChangesQuery = Type.Object(
  { ...COMPARED, ...ENACTED_FILTERS, ...PAGE_PARAMETERS, ...WHOLE_SET_PARAMETERS },
  closed,
)
export type EnactedChangesQuery = Static<typeof EnactedChangesQuery>

const { fiscal_year, subcommittee } = EnactedProject.properties

/** An enacted project that differs between two releases. */
export const EnactedChange = Type.Object(
  {
    change: CHANGE,
    id: text('`id` of the project.'),
    fiscal_year,
    subcommittee,
    fields: Type.Array(Type.Enum(namesOf(EnactedProject.properties)), {
      description: describeFields('last_changed_at'),
    }),
    before: orNull(EnactedProject, BEFORE),
    after: orNull(EnactedProject, AFTER),
  },
  closed,
)
export type EnactedChange = Static<typeof EnactedChange>

export const EnactedChangesMeta = Type.Object(
  {
    ...Type.Omit(EnactedMeta, ['facets']).properties,
    ...FROM_META,
    counts: Type.Array(
      Type.Object(
        {
          ...COUNTED,
          subcommittee: Type.Enum(namesOf(SUBCOMMITTEES), { description: 'Short code of the subcommittee.' }),
        },
        closed,
      ),
      { description: describeCounts('subcommittee') },
    ),
  },
  { ...closed, description: 'Paging, and facts about the rows.' },
)
export type EnactedChangesMeta = Static<typeof EnactedChangesMeta>
