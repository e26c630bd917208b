import type { LobbyingAmountKind, LobbyingAmountReason } from '@rotunda/contract'
import type { ReadRow } from '../publisher.ts'
import type { FilingDraft } from './drafts.ts'
import { daysOf, isPeriod, parseFilingType, type FilingType } from './filing-types.ts'
import { refuse, take } from './make-cells.ts'
import {
  readActivity,
  readAffiliated,
  readConviction,
  readForeignEntity,
  readParts,
} from './read-filing-parts.ts'
import { describeClient, describeRegistrant, findClientFault, findUpdateFault } from './read-parties.ts'
import { FILING, type FilingValue } from './shapes.ts'
import { findEasternDay, findOtherAddress, formatCents, isDay, parseCents, textOf } from './values.ts'

/** Reads a filing and each of its parts. A filing that cannot be read is one refusal with its parts. */
export function* readFiling(value: unknown, pointer: string): Generator<ReadRow, void, undefined> {
  if (!FILING.has(value)) {
    yield refuse(pointer, value, 'record_unreadable', `${FILING.findFault(value)}.`)
    return
  }
  const draft = makeFiling(value)
  if (typeof draft === 'string') {
    yield refuse(pointer, value, 'record_unreadable', `${draft}.`)
    return
  }
  yield take(pointer, value, 'filings', draft)
  const { filing_uuid } = draft
  const parts = [
    ['lobbying_activities', value.lobbying_activities, readActivity(draft)],
    ['foreign_entities', value.foreign_entities, readForeignEntity],
    ['affiliated_organizations', value.affiliated_organizations, readAffiliated],
    ['conviction_disclosures', value.conviction_disclosures, readConviction],
  ] as const
  for (const [name, list, read] of parts)
    yield* readParts(list, { pointer: `${pointer}/${name}`, filing_uuid }, read)
}

/** Returns the filing, or the fault for which it cannot be read. */
const makeFiling = (value: FilingValue): FilingDraft | string => {
  const named = nameFiling(value)
  if (typeof named === 'string') return named
  const { type, ...head } = named
  const amounts = readAmounts(value, type)
  if (typeof amounts === 'string') return amounts
  const { termination_date, registrant, client } = value
  const ended = textOf(termination_date)
  if (ended !== null && !isDay(ended)) return `/termination_date “${ended}” is no day`
  const clientFault = findClientFault(client)
  if (clientFault !== undefined) return `/client/${clientFault}`
  const registrantFault = findUpdateFault(registrant)
  if (registrantFault !== undefined) return `/registrant/${registrantFault}`
  return {
    ...head,
    form_family: type.family,
    is_termination: type.isTermination,
    is_no_activity: type.isNoActivity,
    ...daysOf(head.year, head.period),
    registrant_id: registrant.id,
    registrant_name: registrant.name,
    client_id: client.id,
    client_name: client.name,
    ...amounts,
    termination_date: ended,
    document_media_type: textOf(value.filing_document_content_type),
    activities: value.lobbying_activities.length,
    registrant: describeRegistrant(registrant),
    client: describeClient(client),
  }
}

type Head = Pick<
  FilingValue,
  | 'url'
  | 'filing_uuid'
  | 'filing_type'
  | 'filing_type_display'
  | 'filing_year'
  | 'filing_period'
  | 'filing_document_url'
  | 'dt_posted'
  | 'registrant'
>

/** Reads what filings and reports on contributions share. The period must be that of the type. */
export const nameFiling = (value: Head) => {
  const { filing_type, filing_period: period, dt_posted: posted_at } = value
  const fault = findOtherAddress(value.url, value.filing_uuid)
  if (fault !== undefined) return `/${fault}`
  const registrantFault = findOtherAddress(value.registrant.url, value.registrant.id)
  if (registrantFault !== undefined) return `/registrant/${registrantFault}`
  const type = parseFilingType(filing_type)
  if (type === undefined) return `/filing_type “${filing_type}” is not known`
  if (!isPeriod(period)) return `/filing_period “${period}” is not known`
  if (type.period !== null && type.period !== period)
    return `/filing_period “${period}” is not that of the type ${filing_type}`
  const posted_on_eastern = findEasternDay(posted_at)
  if (posted_on_eastern === undefined) return `/dt_posted “${posted_at}” is not a time with an offset`
  const document_url = textOf(value.filing_document_url)
  if (document_url !== null && !/^https?:\/\/\S+$/i.test(document_url))
    return `/filing_document_url “${document_url}” is no address`
  return {
    filing_uuid: value.filing_uuid,
    filing_type,
    filing_type_name: value.filing_type_display,
    is_amendment: type.isAmendment,
    year: value.filing_year,
    period,
    posted_at,
    posted_on_eastern,
    document_url,
    type,
  }
}

type Amounts = Pick<
  FilingDraft,
  | 'amount_kind'
  | 'amount_usd'
  | 'amount_missing'
  | 'income_as_published'
  | 'expenses_as_published'
  | 'income_cents'
  | 'expenses_cents'
  | 'expenses_method'
>

const readAmounts = (
  { income, expenses, expenses_method }: FilingValue,
  type: FilingType,
): Amounts | string => {
  const [income_as_published, expenses_as_published] = [textOf(income), textOf(expenses)]
  const income_cents = centsOf(income_as_published)
  if (income_cents === undefined) return `/income “${income ?? ''}” is no amount`
  const expenses_cents = centsOf(expenses_as_published)
  if (expenses_cents === undefined) return `/expenses “${expenses ?? ''}” is no amount`
  const method = textOf(expenses_method)?.toLowerCase() ?? null
  if (method !== null && !isMethod(method)) return `/expenses_method “${method}” is not known`
  const amount_kind = nameKind(income_cents, expenses_cents)
  if (type.family === 'registration' && amount_kind !== 'none') return 'A registration states an amount'
  const amount = amount_kind === 'both' ? null : (income_cents ?? expenses_cents)
  return {
    amount_kind,
    amount_usd: amount === null ? null : formatCents(amount),
    amount_missing: amount === null ? nameReason(amount_kind, type) : null,
    income_as_published,
    expenses_as_published,
    income_cents,
    expenses_cents,
    expenses_method: method,
  }
}

const centsOf = (text: string | null): number | null | undefined => (text === null ? null : parseCents(text))

const isMethod = (text: string): text is 'a' | 'b' | 'c' => text === 'a' || text === 'b' || text === 'c'

const nameKind = (income: number | null, expenses: number | null): LobbyingAmountKind => {
  if (income !== null) return expenses === null ? 'income' : 'both'
  return expenses === null ? 'none' : 'expenses'
}

const nameReason = (kind: LobbyingAmountKind, type: FilingType): LobbyingAmountReason => {
  if (kind === 'both') return 'income_and_expenses'
  if (type.family === 'registration') return 'registration'
  return type.isNoActivity ? 'no_activity' : 'below_threshold_or_unstated'
}
