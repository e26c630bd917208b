import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHAMBERS, FUNDING_LINE_BASES, namesOf, SUBCOMMITTEES } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import type { AppropriationsFacts, AppropriationsSource, FundingLineDraft } from '../appropriations/drafts.ts'
import { PUBLISHERS } from '../appropriations/publisher-names.ts'
import { isCalendarDay } from '../cells/calendar-days.ts'
import { makeFundingLine, refuseLine } from '../funding-lines/make-funding-line.ts'
import { openLines, readLines, type LineRow, type LineTable } from '../funding-lines/read-lines.ts'
import type { Publisher, Reading, ReadNeeds, ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'

/**
 * The curated file of accounts that take project requests. Every line is a funding line. Its `basis` column states
 * whether guidance of the year names the account, an enrolled bill names it, or the line is a draft from another year.
 */
export const guidance: Publisher = {
  name: 'guidance',
  title: PUBLISHERS.guidance,
  parserVersion: '5',
  isGovernment: false,
  findSeries: async ({ open }) => {
    await openLines(open, LIST)
    return 'eligible-accounts'
  },
  read,
}

async function* read({ open }: ReadNeeds): Reading {
  yield* await readLines(open, LIST)
  return []
}

/** Fields that may be blank, by their names in the contract. */
const BLANKABLE = [
  'agency',
  'bureau',
  'account',
  'program',
  'federal_account_symbol',
  'cost_share',
  'submission_deadline',
  'guidance_page',
] as const

const LISTS = ['eligible_recipients', 'ineligible_uses', 'label_aliases'] as const

/** Columns of the curated file. */
export const GUIDANCE_FIELDS = [
  'fiscal_year',
  'chamber',
  'subcommittee',
  'basis',
  'guidance_url',
  'assistance_listing',
  ...BLANKABLE,
  ...LISTS,
] as const

/**
 * Reads one line of the curated file as a funding line that is not joined to any code list yet. Refuses a line with an
 * invalid value.
 */
const readGuidanceLine = ({ place, cells, texts }: LineRow<GuidanceField>): ReadRow => {
  const chamber = CHAMBERS.find((name) => name === texts.chamber)
  const subcommittee = namesOf(SUBCOMMITTEES).find((code) => code === texts.subcommittee)
  const basis = namesOf(FUNDING_LINE_BASES).find((name) => name === texts.basis)
  const fault = RULES.find(({ field, isRight }) => !isRight(texts[field]))
  if (chamber === undefined)
    return refuseLine({ place, cells }, `The chamber "${texts.chamber}" is not known.`)
  if (subcommittee === undefined)
    return refuseLine({ place, cells }, `"${texts.subcommittee}" is not the short code of a subcommittee.`)
  if (basis === undefined) return refuseLine({ place, cells }, `The basis "${texts.basis}" is not known.`)
  if (fault)
    return refuseLine({ place, cells }, `${fault.field} is "${texts[fault.field]}", not ${fault.rule}.`)
  return {
    kind: 'row',
    table: 'funding-lines',
    place,
    cells,
    draft: makeDraft(texts, { chamber, subcommittee, basis }),
  }
}

const LIST: LineTable<GuidanceField> = {
  what: 'eligible accounts',
  fields: GUIDANCE_FIELDS,
  required: GUIDANCE_FIELDS,
  readRow: readGuidanceLine,
}

export type GuidanceField = (typeof GUIDANCE_FIELDS)[number]

type Texts = Readonly<Record<GuidanceField, string>>

type Rule = {
  readonly field: GuidanceField
  readonly rule: string
  readonly isRight: (text: string) => boolean
}

const RULES: readonly Rule[] = [
  { field: 'fiscal_year', rule: 'a year', isRight: (text) => /^20\d\d$/.test(text) },
  {
    field: 'guidance_url',
    rule: 'an https address',
    isRight: (text) => URL.parse(text)?.protocol === 'https:',
  },
  { field: 'federal_account_symbol', rule: 'AAA-MMMM', isRight: (text) => /^(?:\d{3}-\d{4})?$/.test(text) },
  {
    field: 'assistance_listing',
    rule: 'numbers NN.NNN between semicolons',
    isRight: (text) => split(text).every((number) => /^\d{2}\.\d{3}$/.test(number)),
  },
  {
    field: 'submission_deadline',
    rule: 'a day YYYY-MM-DD',
    isRight: (text) => text === '' || isCalendarDay(text),
  },
]

const split = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const makeDraft = (
  texts: Texts,
  codes: Pick<FundingLineDraft, 'chamber' | 'subcommittee' | 'basis'>,
): FundingLineDraft =>
  makeFundingLine({
    kind: 'guidance',
    key: KEY.map((field) => foldText(texts[field])),
    columns: new Set(BLANKABLE),
    values: {
      fiscal_year: Number(texts.fiscal_year),
      ...codes,
      agency: texts.agency || null,
      bureau: texts.bureau || null,
      account: texts.account || null,
      program: texts.program || null,
      federal_account_symbol: texts.federal_account_symbol || null,
      assistance_listings: split(texts.assistance_listing).map((number) => ({ number, title: null })),
      eligible_recipients: split(texts.eligible_recipients),
      ineligible_uses: split(texts.ineligible_uses),
      cost_share: texts.cost_share || null,
      submission_deadline: texts.submission_deadline || null,
      guidance_url: texts.guidance_url,
      guidance_page: texts.guidance_page || null,
      label_aliases: split(texts.label_aliases),
    },
  })

const KEY = ['fiscal_year', 'chamber', 'subcommittee', 'agency', 'bureau', 'account', 'program'] as const

const FILE = 'eligible-accounts.csv'

/** Day on which the cited documents were last read. */
const READ_ON = '2026-11-22'

/** Returns the curated file of this project, which is a source of every release but not in the archive. */
export const getGuidanceDocument = (): ReadNeeds<AppropriationsFacts> & { readonly bytes: Uint8Array } => {
  const bytes = readFileSync(join(import.meta.dirname, FILE))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { bytes, open: openBytes(bytes), source: { ...FACTS, sha256, bytes: bytes.length } }
}

const FACTS = {
  publisher: 'guidance',
  /** Path in the repository: the file is published with the code that reads it. */
  url: `apps/service/src/publishers/guidance/${FILE}`,
  final_url: null,
  status: null,
  media_type: 'text/csv',
  etag: null,
  last_modified: null,
  retrieved_at: `${READ_ON}T00:00:00.000Z`,
  published_at: READ_ON,
  checked_at: `${READ_ON}T00:00:00.000Z`,
  fiscal_year: null,
  subcommittee: null,
  chamber: null,
  edition: `eligible-accounts-${READ_ON}`,
  part: 1,
  supersedes: null,
  sample: false,
} as const satisfies Omit<AppropriationsSource, 'sha256' | 'bytes'>
