import type { ReceivedRequest } from '@rotunda/contract'
import type { MessageRow, MessageTables, TimelineRow } from '../../apps/service/src/messages/index.ts'
import type { Sealer, Store } from '../../apps/service/src/platform/index.ts'
import type { Receiver, Simulators } from './simulators-process.ts'
import type { Written } from './write-messages.ts'

/** A stored message, with the words that were sealed in it and what its receiver saw. */
export type StoredMessage = {
  readonly row: MessageRow
  readonly text: string
  readonly timeline: readonly TimelineRow[]
  readonly timesTaken: number
  readonly requests: readonly ReceivedRequest[]
}

export type Evidence = {
  readonly written: readonly Written[]
  readonly stored: readonly StoredMessage[]
  readonly storedById: ReadonlyMap<string, StoredMessage>
  /** Taken by a receiver, and not of any stored message. */
  readonly takenStrangers: readonly string[]
  /** Acts and log lines that a healthy service does not have. */
  readonly complaints: readonly string[]
  /** Places where a sealed text could be read. */
  readonly inClear: readonly string[]
}

export type EvidenceNeeds = Pick<Evidence, 'written' | 'complaints' | 'inClear'> & {
  readonly store: Store
  readonly sealer: Sealer
  readonly simulators: Simulators
}

const RECEIVER_OF: Readonly<Record<MessageRow['channel'], Receiver>> = {
  'house-cwc': 'HOUSE',
  'senate-cwc': 'SENATE',
  'regulations-gov': 'REGULATIONS',
}
/** Questions to the simulators at once. */
const AT_ONCE = 16

/** Everything that is known after the run, from both ends: the database and the receivers. */
export const gatherEvidence = async (needs: EvidenceNeeds): Promise<Evidence> => {
  const { store, simulators, written, complaints, inClear } = needs
  const rows = await store.db<MessageTables>().selectFrom('messages').selectAll().execute()
  const lines = await store
    .db<MessageTables>()
    .selectFrom('timeline')
    .selectAll()
    .orderBy('message_id')
    .orderBy('revision')
    .execute()
  const timelines = Map.groupBy(lines, ({ message_id }) => message_id)
  const receivers = Object.values(RECEIVER_OF)
  const taken = new Map(
    (await Promise.all(receivers.map((one) => simulators.taken(one)))).flatMap((map) => [...map]),
  )
  const stored = await mapAtOnce(rows, async (row): Promise<StoredMessage> => {
    const requests = await simulators.received(RECEIVER_OF[row.channel], row.delivery_id)
    const timesTaken = taken.get(row.delivery_id) ?? 0
    return {
      row,
      text: openText(row, needs.sealer),
      timeline: timelines.get(row.id) ?? [],
      timesTaken,
      requests,
    }
  })
  const known = new Set(rows.map(({ delivery_id }) => delivery_id))
  return {
    written,
    stored,
    storedById: new Map(stored.map((message) => [message.row.id, message])),
    takenStrangers: [...taken.keys()].filter((id) => !known.has(id)),
    complaints,
    inClear,
  }
}

const openText = ({ id, sealed_key: key, sealed_body: body }: MessageRow, sealer: Sealer): string =>
  key === null || body === null ? '' : sealer.open({ key, body }, id)

const mapAtOnce = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))))
  }
  return results
}
