import { Type, type Static } from 'typebox'
import { CHAMBERS, STAGES } from '../appropriations/vocabulary.ts'
import { ROW_FIELDS } from '../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../data/notices.ts'
import { namesOf } from '../names-of.ts'
import { closed, orNull, text, textOrNull } from '../fields.ts'

/** Grades of a link between a record and an enacted project. */
export const LINEAGE_GRADES = {
  stated: 'A document of a publisher, or a decision of a person, names the pair.',
  unique:
    'Both sides share a requestor and all telling words, and no other record or project fits nearly as well.',
  candidate:
    'Both sides have much in common. The project may be a different one, so do not treat the link as a fact.',
} as const

/** States of the record and of the project, compared. */
export const LINEAGE_STATES = {
  supports: 'Both sides share a State.',
  contradicts: 'Both sides name States, and share none.',
  unknown: 'One side names no State.',
} as const

/** Requestors of the record and of the project, compared. */
export const LINEAGE_REQUESTORS = {
  shared: 'Both sides share a requestor, by Bioguide id or by name.',
  not_shared: 'Both sides name requestors, and share none.',
  unknown: 'One side names no requestor.',
} as const

/** Numbers in the names of the projects, compared, such as those of phases. */
export const LINEAGE_NUMBERS = {
  shared: 'On both sides, the same number follows the same word.',
  different: 'On each side, a different number follows the same word.',
  unknown: 'No word has a number after it on both sides.',
} as const

/** Amounts of the record and of the project, compared. */
export const LINEAGE_AMOUNTS = {
  equal: 'The amounts are equal.',
  different: 'The amounts differ. Requests are often cut, so the difference says little.',
  unknown: 'One side has no amount.',
} as const

/** Sides of a pair. */
export const LINEAGE_SIDES = {
  record: 'Another record is the next best for the project.',
  project: 'Another project is the next best for the record.',
} as const

const Grounds = closed({
  words: Type.Array(Type.String(), { description: 'Words that both sides have.' }),
  state: Type.Enum(namesOf(LINEAGE_STATES), { description: 'Comparison of the States.' }),
  requestors: Type.Enum(namesOf(LINEAGE_REQUESTORS), { description: 'Comparison of the requestors.' }),
  numbers: Type.Enum(namesOf(LINEAGE_NUMBERS), {
    description: 'Comparison of numbers, such as of phases.',
  }),
  amount: Type.Enum(namesOf(LINEAGE_AMOUNTS), { description: 'Comparison of the amounts, a hint only.' }),
  apart: Type.Boolean({
    description: 'True if one side has a telling word that the other lacks, such as a place or a phase.',
  }),
})

/** A link between a request, or a project in a bill of the House, and an enacted project. */
export const LineageLink = closed({
  id: text('Stable id of the pair.'),
  record_id: text('`id` of the record in the collection appropriations.'),
  project_id: text('`id` of the project in `projects`.'),
  fiscal_year: Type.Integer({
    minimum: 2000,
    maximum: 2100,
    description: 'Fiscal year of record and project. No link joins two years.',
  }),
  stage: Type.Enum(STAGES, { description: 'Stage of the record.' }),
  chamber: Type.Enum(CHAMBERS, { description: 'Chamber of the record.' }),
  grade: Type.Enum(namesOf(LINEAGE_GRADES), { description: 'How sure the link is.' }),
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: 'Points of the comparison. Points are not a probability.',
  }),
  runner_up_side: orNull(Type.Enum(namesOf(LINEAGE_SIDES)), {
    description: 'Side on which the runner-up replaces the record or the project.',
  }),
  runner_up_id: textOrNull(
    'Id of the next best record or project; null if no other comes near. The next best pair has the score `runner_up_score`.',
  ),
  runner_up_score: orNull(Type.Integer({ minimum: 0, maximum: 100 }), {
    description: 'Points of the runner-up.',
  }),
  grounds: { ...Grounds, description: 'Grounds of the comparison.' },
  decision_reason: textOrNull('Reason of the decision, for a stated link.'),
  decision_url: textOrNull('Address of the document that names the pair, for a stated link.'),
  record_release: text('Release of the collection appropriations with the record.'),
  matcher_version: text(
    'Version of the points and thresholds. Links of different versions cannot be compared.',
  ),
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LineageLink = Static<typeof LineageLink>
