import type { LobbyingXmlFlag } from '@rotunda/contract'
import { findRepeated } from '../cells/find-repeated.ts'
import { tidyText } from '../cells/tidy-text.ts'
import { formatCents } from '../lda/index.ts'
import type { ReadRow } from '../publisher.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import { flattenElement, listElements, type XmlElement } from '../xml/parse-xml-document.ts'
import { separateUnknown } from '../xml/separate-unknown.ts'
import { decideAmountKind } from './decide-amount-kind.ts'
import type { SenateFilingDraft, SenateIssueDraft } from './drafts.ts'
import { pointTo, refuse } from './read-archive.ts'
import { SENATE_FILING, SENATE_UNREAD, SENATE_UNREAD_ELEMENTS, SENATE_WITHHELD } from './senate-shapes.ts'
import { parseSenatePeriod, parseSenateType, type SenateType } from './senate-types.ts'
import { isUnknownMark, parseDollars, parseLocalDay, parseYear } from './values.ts'

export const SENATE_FILINGS = 'senate-filings'
export const SENATE_ISSUES = 'senate-issues'

/** Place of a filing: its archive, its file there, and its number in the file from 1. */
export type SenatePlace = { readonly archive: string; readonly file: string; readonly number: number }

/** Reads a filing, and each issue area. */
export const readSenateFiling = (
  whole: XmlElement,
  { archive, file, number }: SenatePlace,
): readonly ReadRow[] => {
  const { element, unknown } = separateUnknown(whole, SENATE_FILING)
  const pointer = pointTo(file, number)
  const cells = makeCells(element, NO_CELLS_OF_FILING)
  const fault = findShapeFault(element, SENATE_FILING)
  if (fault !== undefined) return [refuse({ pointer, cells }, `${fault}.`)]
  const filing = makeFiling(element, unknown)
  if (typeof filing === 'string') return [refuse({ pointer, cells }, `${filing}.`)]
  const { filing_id } = filing
  const areas = listElements(element, 'Issues', 'Issue')
  const repeated = findRepeated(areas, ({ attributes }) => attributes)
  const issues = areas.map((issue, index) =>
    readIssue(issue, {
      pointer: `${pointer}/Issues/${index + 1}`,
      filing_id,
      n: index + 1,
      flags: repeated.has(issue) ? ['row_repeated'] : [],
    }),
  )
  const draft: SenateFilingDraft = {
    ...filing,
    archive,
    issues: issues.filter(({ kind }) => kind === 'row').length,
  }
  const place = { sheet: null, row: null, pointer }
  return [{ kind: 'row', table: SENATE_FILINGS, place, cells, draft }, ...issues]
}

const NO_CELLS_OF_FILING: ReadonlySet<string> = new Set([...SENATE_UNREAD_ELEMENTS, 'Issues'])
const NO_CELLS: readonly string[] = [...SENATE_WITHHELD, ...SENATE_UNREAD]

const makeCells = (element: XmlElement, without?: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(flattenElement(element, without)).filter(
      ([path, text]) =>
        !NO_CELLS.includes(path.slice(path.indexOf('@') + 1)) && (path.includes('@') || text !== ''),
    ),
  )

const readAttribute = ({ attributes }: XmlElement, name: string): string | null => tidyText(attributes[name])

const makeFiling = (
  element: XmlElement,
  unknown: readonly string[],
): Omit<SenateFilingDraft, 'archive' | 'issues'> | string => {
  const flags = new Set<LobbyingXmlFlag>()
  if (unknown.length > 0) flags.add('parts_unread')
  const text = (name: string) => readAttribute(element, name)
  const parties = readParties(element, flags)
  if (typeof parties === 'string') return parties
  const [filing_id, type_as_published] = [text('ID'), text('Type')]
  if (filing_id === null || !ID.test(filing_id)) return `The id “${filing_id ?? ''}” is no UUID`
  if (type_as_published === null) return 'The type is empty'
  const year = parseYear(text('Year') ?? '')
  if (year === undefined) return `The year “${text('Year') ?? ''}” is none`
  const received_as_published = text('Received')
  if (received_as_published === null) return 'The time of receipt is empty'
  const received_on_eastern = parseLocalDay(received_as_published) ?? null
  if (received_on_eastern === null) flags.add('date_unreadable')
  const type = parseSenateType(type_as_published)
  if (type === undefined) flags.add('type_unknown')
  const period_as_published = text('Period')
  const period = period_as_published === null ? null : (parseSenatePeriod(period_as_published) ?? null)
  if (period_as_published !== null && period === null) flags.add('period_unknown')
  const named = type?.period ?? null
  if (named !== null && period !== null && named !== period) flags.add('period_differs')
  const amounts = readAmount(text('Amount'), type, parties)
  if (typeof amounts === 'string') return amounts
  return {
    filing_id,
    type_as_published,
    form_family: type?.family ?? null,
    is_amendment: type?.isAmendment ?? null,
    is_termination: type?.isTermination ?? null,
    is_no_activity: type?.isNoActivity ?? null,
    year,
    period_as_published,
    period,
    received_as_published,
    received_on_eastern,
    ...parties,
    ...amounts,
    entities: listElements(element, 'GovernmentEntities', 'GovernmentEntity').flatMap(
      (entity) => readAttribute(entity, 'GovEntityName') ?? [],
    ),
    lobbyists: listElements(element, 'Lobbyists', 'Lobbyist').map((lobbyist) => ({
      name: readAttribute(lobbyist, 'LobbyistName'),
      official_position: readAttribute(lobbyist, 'OfficialPosition'),
    })),
    flags: [...flags].toSorted(),
    unread_parts: [...unknown],
  }
}

/** The interface has the same ids, in small letters. */
const ID = /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/i

type Parties = Pick<
  SenateFilingDraft,
  | 'registrant_id'
  | 'registrant_name'
  | 'registrant_description'
  | 'registrant_country'
  | 'client_id'
  | 'client_name'
  | 'client_description'
  | 'client_state'
  | 'client_country'
  | 'self_filer'
>

const readParties = (filing: XmlElement, flags: Set<LobbyingXmlFlag>): Parties | string => {
  const [[registrant], [client]] = [listElements(filing, 'Registrant'), listElements(filing, 'Client')]
  if (registrant === undefined || client === undefined) return 'A party is missing'
  const registrant_name = readAttribute(registrant, 'RegistrantName')
  const client_name = readAttribute(client, 'ClientName')
  if (registrant_name === null || client_name === null) return 'A party has no name'
  const self_filer = readAttribute(client, 'SelfFiler')
  if (isUnknownMark(self_filer)) flags.add('mark_unknown')
  const idOf = (element: XmlElement, name: string): number | null => {
    const id = readAttribute(element, name)
    if (id === null) return null
    if (/^\d{1,9}$/.test(id)) return Number(id)
    flags.add('id_unreadable')
    return null
  }
  return {
    registrant_id: idOf(registrant, 'RegistrantID'),
    registrant_name,
    registrant_description: readAttribute(registrant, 'GeneralDescription'),
    registrant_country: readAttribute(registrant, 'RegistrantCountry'),
    client_id: idOf(client, 'ClientID'),
    client_name,
    client_description: readAttribute(client, 'GeneralDescription'),
    client_state: readAttribute(client, 'ClientState'),
    client_country: readAttribute(client, 'ClientCountry'),
    self_filer,
  }
}

type Amounts = Pick<
  SenateFilingDraft,
  | 'amount_kind'
  | 'amount_rule'
  | 'amount_usd'
  | 'amount_missing'
  | 'amount_as_published'
  | 'income_cents'
  | 'expenses_cents'
  | 'unknown_cents'
>

const readAmount = (
  amount_as_published: string | null,
  type: SenateType | undefined,
  { registrant_name: registrant, client_name: client, self_filer: selfFiler }: Parties,
): Amounts | string => {
  const cents = amount_as_published === null ? null : parseDollars(amount_as_published)
  if (cents === undefined) return `The amount “${amount_as_published ?? ''}” is none`
  const isRegistration = type?.family === 'registration'
  if (isRegistration && cents !== null && cents > 0) return 'A registration states an amount'
  if (cents === null || isRegistration)
    return {
      amount_kind: 'none',
      amount_rule: null,
      amount_usd: null,
      amount_missing: nameReason(type),
      amount_as_published,
      income_cents: null,
      expenses_cents: null,
      unknown_cents: null,
    }
  const { kind, rule } = decideAmountKind({ registrant, client, selfFiler })
  return {
    amount_kind: kind,
    amount_rule: rule,
    amount_usd: formatCents(cents),
    amount_missing: null,
    amount_as_published,
    income_cents: kind === 'income' ? cents : null,
    expenses_cents: kind === 'expenses' ? cents : null,
    unknown_cents: kind === 'unknown' ? cents : null,
  }
}

const nameReason = (type: SenateType | undefined): Amounts['amount_missing'] => {
  if (type?.family === 'registration') return 'registration'
  return type?.isNoActivity === true ? 'no_activity' : 'below_threshold_or_unstated'
}

type IssuePlace = Pick<SenateIssueDraft, 'filing_id' | 'n' | 'flags'> & { readonly pointer: string }

const readIssue = (issue: XmlElement, { pointer, filing_id, n, flags }: IssuePlace): ReadRow => {
  const cells = { filing: filing_id, ...makeCells(issue) }
  const issue_name = readAttribute(issue, 'Code')
  if (issue_name === null) return refuse({ pointer, cells }, `${filing_id}: the issue area has no name.`)
  const draft: SenateIssueDraft = {
    filing_id,
    n,
    issue_name,
    description: readAttribute(issue, 'SpecificIssue'),
    flags,
  }
  return { kind: 'row', table: SENATE_ISSUES, place: { sheet: null, row: null, pointer }, cells, draft }
}
