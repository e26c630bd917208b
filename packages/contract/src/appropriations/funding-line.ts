import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { closed, dayOrNull, orNull, text, textOrNull } from '../fields.ts'
import { FullEvidence } from './record.ts'
import { CHAMBERS, COVERAGE_NOTES, FUNDING_LINE_BASES, MISSING_REASONS, SUBCOMMITTEES } from './vocabulary.ts'

const instantOrNull = (description: string) => orNull(Type.String({ format: 'date-time' }), { description })
/** Kinds of funding lines: an account for project requests, or an entry of one of the two public code systems. */
export const FUNDING_LINE_KINDS = {
  guidance:
    'Account or program that takes project requests from members, by year, chamber and subcommittee. `basis` names its source.',
  federal_account: 'Account in the FAST Book of the Treasury.',
  assistance_listing: 'Program in the Assistance Listings (CFDA).',
} as const
export type FundingLineKind = keyof typeof FUNDING_LINE_KINDS

export const AssistanceListing = closed({
  number: text('NN.NNN: agency and program.'),
  title: textOrNull(
    'Title of the program in the Assistance Listings of this release; null if the number is not listed.',
  ),
})
export type AssistanceListing = Static<typeof AssistanceListing>

/** Account and program reference. */
export const FundingLine = closed({
  id: text('Stable id. An account or program keeps its id in every release.'),
  kind: Type.Enum(namesOf(FUNDING_LINE_KINDS), { description: 'Kind of line.' }),
  fiscal_year: orNull(Type.Integer(), {
    description: 'Fiscal year of the line; null for entries of a code system.',
  }),
  chamber: orNull(Type.Enum(CHAMBERS), { description: 'Chamber of the line.' }),
  subcommittee: orNull(Type.Enum(namesOf(SUBCOMMITTEES)), {
    description: 'Short code of the subcommittee.',
  }),
  agency: textOrNull('Department or agency.'),
  bureau: textOrNull('Bureau within the agency.'),
  account: textOrNull('Title of the account.'),
  program: textOrNull('Program or heading within the account.'),
  federal_account_symbol: textOrNull(
    'Account symbol AAA-MMMM: agency and main account, as in the FAST Book.',
  ),
  federal_account_title: textOrNull('Title of the account symbol in the FAST Book of this release.'),
  assistance_listings: Type.Array(AssistanceListing, { description: 'Programs that pay out the money.' }),
  eligible_recipients: Type.Array(Type.String(), { description: 'Recipients that may receive the money.' }),
  ineligible_uses: Type.Array(Type.String(), { description: 'Uses that are not allowed.' }),
  cost_share: textOrNull('Cost share that others must pay, as the cited document states it.'),
  submission_deadline: dayOrNull('Last day for members to submit, as the cited document states it.'),
  basis: orNull(Type.Enum(namesOf(FUNDING_LINE_BASES)), {
    description:
      'Basis of a guidance line: guidance_document, statute (an enrolled bill) or crosswalk_draft. Null for entries of a code system.',
  }),
  guidance_url: textOrNull('Address of the cited document: guidance, or an enrolled bill (see `basis`).'),
  guidance_page: textOrNull(
    'Page or heading in the cited document. A draft names the year of that document first.',
  ),
  label_aliases: Type.Array(Type.String(), { description: 'Labels that tables print for this account.' }),
  status: textOrNull(
    'Status of the line. An account is active or discontinued. A program is dedicated if it exists for projects that members request. A guidance line is a draft, or dedicated with the number of its program.',
  ),
  first_seen_at: instantOrNull(
    'Retrieval time of the first archived document with this line. Null in releases of 0.1.0.',
  ),
  changed_at: instantOrNull(
    'Retrieval time of the first archived document with the present wording of this line. New titles in the code lists do not count as changes, nor does reprocessing. Null in releases of 0.1.0.',
  ),
  missing: Type.Record(Type.String(), Type.Enum(namesOf(MISSING_REASONS)), {
    description: 'Fields that are null, each with the reason.',
  }),
  coverage: Type.Array(Type.Enum(namesOf(COVERAGE_NOTES)), { description: 'Codes of coverage notes.' }),
  evidence: Type.Array(FullEvidence, {
    description: 'Places in source documents that the values come from.',
  }),
})
export type FundingLine = Static<typeof FundingLine>
