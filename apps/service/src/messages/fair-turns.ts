import { sql, type Transaction } from 'kysely'
import type { ChannelName } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import { foremostOf, inClass, orderOf, type DeadlineClass } from './deadline-classes.ts'
import type { DeliveryMode, MessageTables } from './tables.ts'
import { waitingOrganisations } from './waiting-organisations.ts'

type Queue = { readonly mode: DeliveryMode; readonly channel: ChannelName }

/** Virtual times of the queue (start-time fair queueing), held until the transaction ends. */
export type Turns = {
  /** Takes up to `limit` ready messages of one class, organisations in turn. */
  take(from: DeadlineClass, limit: number): Promise<string[]>
  /** Stores the virtual times after the turns taken. */
  save(): Promise<void>
}

/** Row of the queue's own virtual time: no organisation has an empty name. */
const QUEUE = ''

/**
 * Start-time fair queueing (Goyal, Vin, Cheng 1996) with a weight of one for every organisation. The organisation with
 * the earliest next turn goes first; after a time without messages it starts at the present, with no turns saved up.
 * Both engines use the same statements; each reads no more rows than there are waiting organisations and wanted
 * messages.
 */
export const readTurns = async (
  trx: Transaction<MessageTables>,
  engine: Store['engine'],
  queue: Queue,
  now: number,
): Promise<Turns> => {
  let present = await readPresent(trx, engine, queue)
  const served = new Map<string, number>()
  const take = async (from: DeadlineClass, limit: number): Promise<string[]> => {
    const waiting = await listWaiting(trx, queue, from, now)
    const lines = waiting.map(({ organisation, turn, first }) => ({
      organisation,
      turn: Math.max(served.get(organisation) ?? turn ?? present, present),
      first,
    }))
    const foremost = lines.sort(byTurn).slice(0, limit)
    const heads = await listHeads(trx, { ...queue, from, now, limit }, foremost)
    const ids: string[] = []
    for (let next = findNext(foremost, heads); next !== undefined && ids.length < limit;) {
      const { line, id } = next
      present = line.turn
      line.turn += 1
      served.set(line.organisation, line.turn)
      ids.push(id)
      next = findNext(foremost, heads)
    }
    return ids
  }
  return { take, save: () => saveTurns(trx, queue, new Map([...served, [QUEUE, present]])) }
}

type Line = { readonly organisation: string; turn: number; readonly first: number }

const byTurn = (one: Line, other: Line): number =>
  one.turn - other.turn || one.first - other.first || (one.organisation < other.organisation ? -1 : 1)

type Heads = ReadonlyMap<string, { readonly id: string }[]>

/** Finds the earliest line that still has a message, and removes that message from `heads`. */
const findNext = (lines: Line[], heads: Heads): { line: Line; id: string } | undefined => {
  const [line] = lines.filter(({ organisation }) => heads.get(organisation)?.length).sort(byTurn)
  const head = line && heads.get(line.organisation)?.shift()
  return line && head && { line, id: head.id }
}

/** PostgreSQL locks the row, so two processes give out turns one after the other. */
const readPresent = async (
  trx: Transaction<MessageTables>,
  engine: Store['engine'],
  queue: Queue,
): Promise<number> => {
  const own = { ...queue, organisation: QUEUE }
  await trx
    .insertInto('organisation_turns')
    .values({ ...own, turn: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { turn } = await trx
    .selectFrom('organisation_turns')
    .select('turn')
    .where((eb) => eb.and(own))
    .$if(engine === 'postgres', (select) => select.forUpdate())
    .executeTakeFirstOrThrow()
  return turn
}

type Waiting = { organisation: string; turn: number | null; first: number }

const listWaiting = async (
  trx: Transaction<MessageTables>,
  { mode, channel }: Queue,
  from: DeadlineClass,
  now: number,
): Promise<Waiting[]> => {
  const first = sql`(select min(${foremostOf(from)}) from "messages"
    where messages.mode = ${mode} and messages.channel = ${channel} and messages.state = 'queued'
      and messages.organisation = waiting.organisation and messages.due_at <= ${now} and ${inClass(from)})`
  const { rows } = await sql<Waiting & { first: number | null }>`
    with recursive ${waitingOrganisations({ mode, channel }, from.closing)}
    select * from (
      select waiting.organisation, turns.turn, ${first} as first from waiting
        left join organisation_turns turns on turns.mode = ${mode} and turns.channel = ${channel}
          and turns.organisation = waiting.organisation
        where waiting.organisation is not null
    ) lines where first is not null`.execute(trx)
  return rows
}

/** Lists the next messages of each line, as many as its share could be. */
const listHeads = async (
  trx: Transaction<MessageTables>,
  wanted: Queue & { readonly from: DeadlineClass; readonly now: number; readonly limit: number },
  lines: readonly Line[],
): Promise<Heads> => {
  if (lines.length === 0) return new Map()
  const { mode, channel, from, now, limit } = wanted
  const selects = lines.map(
    ({ organisation }) => sql`select * from (
      select messages.id, messages.organisation from "messages"
        where messages.mode = ${mode} and messages.channel = ${channel} and messages.state = 'queued'
          and messages.organisation = ${organisation} and messages.due_at <= ${now} and ${inClass(from)}
        order by ${orderOf(from)} limit ${limit}) head`,
  )
  const { rows } = await sql<{
    id: string
    organisation: string
  }>`${sql.join(selects, sql` union all `)}`.execute(trx)
  return Map.groupBy(rows, ({ organisation }) => organisation)
}

const saveTurns = async (
  trx: Transaction<MessageTables>,
  queue: Queue,
  turns: ReadonlyMap<string, number>,
): Promise<void> => {
  const rows = [...turns].map(([organisation, turn]) => ({ ...queue, organisation, turn }))
  await trx
    .insertInto('organisation_turns')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['mode', 'channel', 'organisation'])
        .doUpdateSet((eb) => ({ turn: eb.ref('excluded.turn') })),
    )
    .execute()
}
