import type { Flag, RefusalReason, State, SubcommitteeCode, Link } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import { findKind } from '../cells/find-misfit.ts'
import { parseAmount, type ParsedAmount } from '../cells/parse-amount.ts'
import { parseState } from '../cells/states-and-districts.ts'
import { parseSubcommittee } from '../cells/parse-subcommittee.ts'
import { splitMembers, type MemberForm } from '../cells/member-names.ts'
import type { ReadRow } from '../publisher.ts'
import type { RecordDraft } from '../appropriations/drafts.ts'
import { amountsOf, countStates, makeRecord, statesOf, textOf, type Absent } from '../records/make-record.ts'
import { findAmountFault, type RowRefusal } from '../tables/find-row-fault.ts'
import { hasDamage } from '../cells/find-damage.ts'
import { findTotal } from '../tables/hold-totals.ts'
import type { GridField } from './grid-years.ts'
import type { GridCells, GridRow } from './read-grid.ts'
import { readHtmlText } from './read-html-text.ts'

export type RequestNeeds = {
  readonly fiscalYear: number
  /** Address of the document: the addresses of letters are relative to it. */
  readonly sourceUrl: string
  readonly form: MemberForm
  /** Whether the document has the row more than once, word for word. */
  readonly repeated: boolean
}

/** Reads one row of the grid as a record, or refuses it with the reason. */
export const readRequest = ({ pointer, value, read }: GridRow, needs: RequestNeeds): ReadRow => {
  const cells = read?.cells ?? { row: JSON.stringify(value) }
  const at = { place: { sheet: null, row: null, pointer }, cells }
  const draft =
    read === undefined
      ? refused('row_not_understood', 'The row is not a set of texts and numbers, one for each key.')
      : readDraft(read, needs)
  return 'reason' in draft
    ? { kind: 'refused', ...at, ...draft }
    : { kind: 'row', table: 'records', ...at, draft }
}

const refused = (reason: RefusalReason, detail: string): RowRefusal => ({ reason, detail })

type Texts = Readonly<Record<GridField, string>>

const readDraft = ({ fields }: GridCells, needs: RequestNeeds): RecordDraft | RowRefusal => {
  const texts = readTexts(fields)
  const fault = findFault(texts, fields.certification_letter, needs.fiscalYear)
  if (fault !== undefined) return fault
  const subcommittee = parseSubcommittee(texts.subcommittee)
  if (subcommittee === undefined)
    return refused('subcommittee_unknown', `"${texts.subcommittee}" is not among the twelve subcommittees.`)
  const members = splitMembers(texts.member, needs.form)
  if (members === undefined)
    return refused('requestor_unclear', `“${texts.member}” is not clearly the name of one or more senators.`)
  return makeDraft({ fields, texts, subcommittee, members, ...needs })
}

const findFault = (texts: Texts, letter: string, fiscalYear: number): RowRefusal | undefined => {
  const year = findLetterYear(letter)
  if (year !== undefined && year !== fiscalYear)
    return refused(
      'fiscal_year_contradicted',
      `The letter is for fiscal year ${year}, and the document for ${fiscalYear}.`,
    )
  const label = findTotal(Object.values(texts))
  if (label !== undefined) return refused('row_not_understood', `“${label}” names a total, not a project.`)
  if (texts.member === '') return refused('requestor_missing', 'The row names no member.')
  if (texts.recipient === '' && texts.project_purpose === '')
    return refused(
      'row_not_understood',
      'The row lacks both recipient and purpose: the row is not a request.',
    )
  return findMisfit(texts) ?? findAmountFault(texts.amount_requested, 'dollars')
}

const RECIPIENT = ['amount', 'web address', 'state', 'address', 'subcommittee', 'ditto mark'] as const

const findMisfit = (texts: Texts): RowRefusal | undefined => {
  const kind = findKind(texts.recipient, RECIPIENT)
  if (kind !== undefined)
    return refused('row_not_understood', `“${texts.recipient}” is a ${kind} in the place of the recipient.`)
  const ditto = [texts.member, texts.project_purpose, texts.project_location].find(
    (text) => findKind(text, ['ditto mark']) !== undefined,
  )
  return ditto === undefined
    ? undefined
    : refused('row_not_understood', `“${ditto}” repeats a cell of another row: write the text out.`)
}

const readTexts = (fields: GridCells['fields']): Texts => {
  const tidy = (field: GridField): string => readHtmlText(fields[field]).replace(/\s+/g, ' ').trim()
  return {
    member: tidy('member'),
    member_state: tidy('member_state'),
    subcommittee: tidy('subcommittee'),
    recipient: tidy('recipient'),
    project_purpose: tidy('project_purpose'),
    project_location: tidy('project_location'),
    project_state: tidy('project_state'),
    amount_requested: tidy('amount_requested'),
    certification_letter: tidy('certification_letter'),
  }
}

type Parsed = RequestNeeds & {
  readonly fields: GridCells['fields']
  readonly texts: Texts
  readonly subcommittee: SubcommitteeCode
  readonly members: readonly string[]
}

const makeDraft = ({ fields, texts, subcommittee, members, ...needs }: Parsed): RecordDraft => {
  const state = parseState(texts.member_state)
  const projectStates = statesOf(texts.project_state)
  const amount = parseAmount(texts.amount_requested)
  const printed = readHtmlText(fields.member).trim()
  return makeRecord({
    dataset: 'senate-requests',
    chamber: 'senate',
    stage: 'request',
    fiscal_year: needs.fiscalYear,
    project_states: projectStates,
    requestors: members.map((name) => ({
      name,
      name_raw: members.length === 1 ? printed : name,
      chamber: 'senate',
      state: state ?? null,
      district: null,
      party: null,
    })),
    links: readLetters(fields.certification_letter, needs.sourceUrl),
    flags: [
      ...listFlags(projectStates, amount, needs.repeated),
      ...(hasDamage(Object.values(fields)) ? (['text_damaged'] as const) : []),
    ],
    key: [texts.member, texts.member_state, subcommittee, ...PROJECT.map((field) => texts[field])].map(
      foldText,
    ),
    values: {
      subcommittee,
      subcommittee_raw: texts.subcommittee,
      purpose: textOf(texts.project_purpose),
      recipient: textOf(texts.recipient),
      location: textOf(texts.project_location),
      state: state ?? { missing: texts.member_state === '' ? 'blank_in_source' : 'unparsed' },
      ...amountsOf(amount),
    },
  })
}

const PROJECT = ['recipient', 'project_purpose', 'project_location', 'project_state'] as const

const listFlags = (states: readonly State[] | Absent, amount: ParsedAmount, repeated: boolean): Flag[] => [
  ...(repeated ? (['identical_rows'] as const) : []),
  ...amount.flags,
  ...(countStates(states) > 1 ? (['multiple_states'] as const) : []),
]

/** Finds the certification letter of a row, from the path or link in its cell. */
const readLetters = (cell: string, sourceUrl: string): Link[] => {
  const path = findPath(cell)
  const url = path === undefined ? null : URL.parse(path, sourceUrl)
  return url !== null && /^https?:$/.test(url.protocol)
    ? [{ rel: 'certification_letter', url: url.href }]
    : []
}

/** Finds the fiscal year that the folder of the letter names (`cdsletters24/…`); undefined if it names none. */
const findLetterYear = (cell: string): number | undefined => {
  const year = /cdsletters(?:20)?(\d{2})(?!\d)/i.exec(cell)?.[1]
  return year === undefined ? undefined : 2000 + Number(year)
}

const findPath = (cell: string): string | undefined => {
  const [, quote, quoted, bare] = /\bhref\s*=\s*(?:(["'])(.*?)\1|([^\s>]+))/i.exec(cell) ?? []
  const path = readHtmlText((quote === undefined ? bare : quoted) ?? cell).trim()
  // Words such as "on file" are not a path.
  return /[/.]\S/.test(path) ? path : undefined
}
