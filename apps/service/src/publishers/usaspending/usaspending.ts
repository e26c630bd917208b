import { hash } from 'node:crypto'
import { listRows, type EntryReading, type ListedEntry } from '../entries/list-rows.ts'
import { isJsonObject, type JsonObject } from '../json/parse-json-document.ts'
import { DocumentRefused, type Publisher, type Reading, type ReadNeeds, type Source } from '../publisher.ts'
import { AWARD_ID, findAskedAward, findAwardInPath } from './award-ids.ts'
import { SPENDING_FACTS } from './drafts.ts'
import { lastDayOf } from './find-day-fault.ts'
import { openReply, type Reply } from './open-reply.ts'
import { readAccount, readFunding } from './read-accounts.ts'
import { readAward } from './read-award.ts'
import { readSearchResult } from './read-search-result.ts'
import { readTransaction } from './read-transaction.ts'
import { findListKind, WALK } from './walk.ts'

/** Replies of the USAspending API, version 2: awards, their transactions, their accounts, and results of searches. */
export const usaspending: Publisher = {
  name: 'usaspending',
  title: 'U.S. Department of the Treasury, USAspending.gov',
  parserVersion: '7',
  isGovernment: true,
  findSeries: async ({ source, open }) => findSeries(await openReply(open, findListKind(source.url)), source),
  read,
  walk: WALK,
}

const findSeries = (reply: Reply, source: Source): string => {
  const { url } = source
  if (reply.kind === 'award') return `award/${getAward(reply.value, source).id}`
  refuseOtherAddress(reply, url)
  const list =
    reply.kind === 'search'
      ? `search/${hash('sha256', URL.parse(url)?.search ?? '').slice(0, DIGEST_DIGITS)}`
      : `${reply.kind}/${findAskedAward(url, LISTS[reply.kind].what)}`
  // The pages of a walk are one series. A page that was saved by hand is a series of its own.
  return walkedPageOf(url) === null ? `${list}/${reply.page}` : list
}

const walkedPageOf = (url: string): string | null =>
  new URLSearchParams(URL.parse(url)?.hash.slice(1)).get('page')

/** Throws if the address is of another list, or of another page, than the reply. */
const refuseOtherAddress = ({ kind, page }: Page, url: string): void => {
  const asked = findListKind(url)
  if (asked !== undefined && asked !== kind)
    throw new DocumentRefused(
      `The address asks for a list of the kind ${asked}, and the reply has the kind ${kind}.`,
    )
  const walked = walkedPageOf(url)
  if (walked !== null && walked !== String(page))
    throw new DocumentRefused(`The address asks for page ${walked}, and the reply is page ${page}.`)
}

const DIGEST_DIGITS = 12

/** Reads the only award of a reply. Throws a DocumentRefused if it cannot be read, or if its address names another. */
const getAward = (value: unknown, source: Source): EntryReading & { readonly kind: 'entry' } => {
  const reading = readAward(value, lastDayOf(source))
  if (reading.kind === 'fault')
    throw new DocumentRefused(`This reply about an award has an unknown form: ${reading.fault}`)
  const asked = findAwardInPath(source.url)
  if (asked !== undefined && asked !== reading.id)
    throw new DocumentRefused(
      `The address asks for the award ${asked}, and the reply describes ${reading.id}.`,
    )
  return reading
}

async function* read({ source, open }: ReadNeeds): Reading {
  const reply = await openReply(open, findListKind(source.url))
  if (reply.kind === 'award') {
    const reading = getAward(reply.value, source)
    yield* listRows(SPENDING_FACTS.awards, [{ pointer: '', value: reply.value, reading }])
    return []
  }
  if (reply.kind === 'search') {
    yield* listRows(
      SPENDING_FACTS.awards,
      listEntries(reply, (value) => readSearchResult(value, lastDayOf(source))),
    )
    return []
  }
  const { table, what, readEntry } = LISTS[reply.kind]
  const { page, isLast } = reply
  const award_id = findAskedAward(source.url, what)
  const seenOn = lastDayOf(source)
  yield* listRows(
    table,
    listEntries(reply, (value, index) => readEntry(value, { award_id, page, isLast, index, seenOn })),
  )
  return []
}

const LISTS = {
  accounts: {
    table: SPENDING_FACTS.accounts,
    what: 'list of the accounts of an award',
    readEntry: readAccount,
  },
  funding: {
    table: 'account-funding',
    what: 'list of the account funding of an award',
    readEntry: readFunding,
  },
  transactions: {
    table: SPENDING_FACTS.transactions,
    what: 'list of the transactions of an award',
    readEntry: readTransaction,
  },
} as const

type Page = Exclude<Reply, { readonly kind: 'award' }>

function* listEntries(
  { results }: Page,
  readEntry: (value: unknown, index: number) => EntryReading,
): Generator<ListedEntry> {
  for (const [index, value] of results.entries())
    yield { pointer: `/results/${index}`, value: redact(value), reading: readEntry(value, index) }
}

/** Leaves the values out of a refused entry: a result may have the street of a recipient. */
const redact = (value: unknown): unknown =>
  isJsonObject(value) ? { keys: Object.keys(value), award: findId(value) } : null

const findId = (value: JsonObject): unknown =>
  Object.values(value).find((part) => typeof part === 'string' && AWARD_ID.test(part)) ?? null
