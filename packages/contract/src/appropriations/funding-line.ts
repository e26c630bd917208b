import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import { FullEvidence } from './record.ts'
import { CHAMBERS, COVERAGE_NOTES, FUNDING_LINE_BASES, MISSING_REASONS, SUBCOMMITTEES } from './vocabulary.ts'

const text = (description: string) => Type.String({ description })
const textOrNull = (description: string) => orNull(Type.String(), { description })
const instantOrNull = (description: string) => orNull(Type.String({ format: 'date-time' }), { description })
const closed = { additionalProperties: false } as const

/** Kinds of funding lines: an account for project requests, or an entry of one of the two public code systems. */
export const FUNDING_LINE_KINDS = {
  guidance:
    'Account or program for projects that members ask for, by year, chamber and subcommittee; `basis` says what the line rests on.',
  federal_account: 'Account of the FAST Book of the Treasury.',
  assistance_listing: 'Program of the Assistance Listings (CFDA).',
} as const
export type FundingLineKind = keyof typeof FUNDING_LINE_KINDS

export const AssistanceListing = Type.Object(
  {
    number: text('NN.NNN: agency and program.'),
    title: textOrNull(
      'Title of that number in the Assistance Listings of this release; null where it has none.',
    ),
  },
  closed,
)
export type AssistanceListing = Static<typeof AssistanceListing>

/** Account and program reference. */
export const FundingLine = Type.Object(
  {
    id: text('Stable: the same account or program keeps it in every release.'),
    kind: Type.Enum(namesOf(FUNDING_LINE_KINDS), { description: 'What the line is.' }),
    fiscal_year: orNull(Type.Integer(), {
      description: 'Year that the line is for; null for a code system.',
    }),
    chamber: orNull(Type.Enum(CHAMBERS), { description: 'Chamber that the line is for.' }),
    subcommittee: orNull(Type.Enum(namesOf(SUBCOMMITTEES)), { description: 'Short code.' }),
    agency: textOrNull('Department or agency.'),
    bureau: textOrNull('Part of the agency.'),
    account: textOrNull('Title of the account.'),
    program: textOrNull('Program or heading within the account.'),
    federal_account_symbol: textOrNull('AAA-MMMM: agency and main account, as in the FAST Book.'),
    federal_account_title: textOrNull('Title of that symbol in the FAST Book of this release.'),
    assistance_listings: Type.Array(AssistanceListing, { description: 'Programs that give the money out.' }),
    eligible_recipients: Type.Array(Type.String(), { description: 'Who may receive the money.' }),
    ineligible_uses: Type.Array(Type.String(), { description: 'What it may not be used for.' }),
    cost_share: textOrNull('Share that others must pay, as the cited document has it.'),
    submission_deadline: orNull(Type.String({ format: 'date' }), {
      description: 'Last day for members to submit, as the cited document has it.',
    }),
    basis: orNull(Type.Enum(namesOf(FUNDING_LINE_BASES)), {
      description:
        'What a guidance line rests on: guidance_document, statute (an enrolled bill) or crosswalk_draft; null for a code.',
    }),
    guidance_url: textOrNull('Document that names the account: guidance or, by `basis`, an enrolled bill.'),
    guidance_page: textOrNull('Page or heading in it; for a draft after the year that it is about.'),
    label_aliases: Type.Array(Type.String(), { description: 'Labels under which tables print it.' }),
    status: textOrNull(
      'Of a code: active, discontinued; of a program: dedicated to such projects; of a guidance line: draft, dedicated with the number of the program.',
    ),
    first_seen_at: instantOrNull(
      'When the first document that held this line was retrieved, of all editions in the archive. Null in releases of 0.1.0.',
    ),
    changed_at: instantOrNull(
      'When the first document was retrieved in which the row of this line reads as it does now. Titles that come from the lists of codes change nothing, and neither does reprocessing. Null in releases of 0.1.0.',
    ),
    missing: Type.Record(Type.String(), Type.Enum(namesOf(MISSING_REASONS)), {
      description: 'Name of each field that is null to the reason.',
    }),
    coverage: Type.Array(Type.Enum(namesOf(COVERAGE_NOTES)), { description: 'Codes of coverage notes.' }),
    evidence: Type.Array(FullEvidence, { description: 'Where the documents say it.' }),
  },
  closed,
)
export type FundingLine = Static<typeof FundingLine>
