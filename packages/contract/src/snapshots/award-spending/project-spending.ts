import { Type, type Static } from 'typebox'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { closed, dayOrNull, orNull, text, textOrNull } from '../../fields.ts'
import { AS_OF, awardId, codeOf, codeOrNull } from './parts.ts'
import {
  LINK_EVIDENCE,
  LINK_GRADES,
  MONEY_SYSTEMS,
  SPENDING_MISSING,
  SPENDING_RESULTS,
} from './vocabulary.ts'

const projectId = () => text('Id of the project in the named release of `enacted-projects`.')
const enactedRelease = () => text('Id of the release of `enacted-projects` that has the project.')
const cents = (description: string) => orNull(Type.Integer(), { description })

/** A link between an enacted project and an award. */
export const AwardLink = closed({
  id: text('Id of the row.'),
  project_id: projectId(),
  award_id: awardId(),
  grade: codeOf(LINK_GRADES, 'Grade of the link. Only `stated` links may be summed without a caveat.'),
  evidence: Type.Array(codeOf(LINK_EVIDENCE, 'Evidence.'), { description: 'Evidence for the link.' }),
  difference_cents: cents(
    'Obligations of the award minus the enacted amount, in whole cents; null if either is unknown.',
  ),
  enacted_release: enactedRelease(),
  as_of: AS_OF,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type AwardLink = Static<typeof AwardLink>

/** The money of an enacted project as far as the documents of the release show it. */
export const ProjectSpending = closed({
  id: projectId(),
  fiscal_year: Type.Integer({ description: 'Fiscal year of the Act.' }),
  agency_code: textOrNull('Agency that gets the money by the Act.'),
  project: textOrNull('Name of the project.'),
  recipient: textOrNull('Recipient as enacted.'),
  enacted_cents: cents('Enacted amount in whole cents. It is neither obligated nor paid.'),
  result: codeOf(SPENDING_RESULTS, 'Result of the search for awards of the project.'),
  stated_awards: Type.Integer({ minimum: 0, description: 'Awards linked with the grade `stated`.' }),
  unique_awards: Type.Integer({ minimum: 0, description: 'Awards linked with the grade `unique`.' }),
  candidate_awards: Type.Integer({
    minimum: 0,
    description: 'Number of candidates. `award-links` has those nearest by amount.',
  }),
  obligated_cents: cents('Obligations to date of the linked awards that are not candidates.'),
  obligated_system: codeOf(MONEY_SYSTEMS, 'System of `obligated_cents`.'),
  obligated_missing: codeOrNull(SPENDING_MISSING, 'Reason why `obligated_cents` is null.'),
  outlaid_cents: cents('Outlays to date of these awards. Never subtract them from obligations.'),
  outlaid_system: codeOf(MONEY_SYSTEMS, 'System of `outlaid_cents`.'),
  outlaid_missing: codeOrNull(SPENDING_MISSING, 'Reason why `outlaid_cents` is null.'),
  first_action_on: dayOrNull('First day of action among these awards, if all their transactions are known.'),
  last_action_on: dayOrNull('Last day of action among these awards in the release.'),
  enacted_release: enactedRelease(),
  as_of: AS_OF,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type ProjectSpending = Static<typeof ProjectSpending>
