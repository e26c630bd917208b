import type { DeliveryState } from '@rotunda/contract'
import { isSettled, transitions } from '../../apps/service/src/messages/index.ts'
import type { Evidence, StoredMessage } from './gather-evidence.ts'
import { MARK } from './write-messages.ts'

/** Something that holds after any number of crashes. `findBroken` gives each case in which it does not. */
export type CrashPromise = { readonly name: string; findBroken(evidence: Evidence): string[] }

const ofEach =
  (say: (message: StoredMessage) => string | undefined) =>
  ({ stored }: Evidence): string[] =>
    stored.flatMap((message) => {
      const broken = say(message)
      return broken === undefined ? [] : [`${message.row.id} (${message.row.channel}): ${broken}`]
    })

export const PROMISES: readonly CrashPromise[] = [
  {
    name: 'clients get success or a broken connection, and nothing else',
    findBroken: ({ written }) =>
      written.flatMap(({ marker, strange }) => strange.map((text) => `${marker}: ${text}`)),
  },
  {
    name: 'every message that was answered success is stored, with its text',
    findBroken: ({ written, storedById }) =>
      written.flatMap(({ marker, ids }) =>
        ids
          .filter((id) => readMarker(storedById.get(id)?.text ?? '') !== marker)
          .map((id) => `${marker} was answered success as ${id}, where it is not`),
      ),
  },
  {
    name: 'every stored message has reached exactly one final state',
    findBroken: ofEach(({ row }) =>
      isSettled(row.state) && row.settled_at !== null ? undefined : `is ${row.state}: ${row.reason}`,
    ),
  },
  {
    name: 'every timeline is legal by the table and leads to the state',
    findBroken: ofEach(replay),
  },
  {
    name: 'one Idempotency-Key stands for one message, stored once',
    findBroken: ({ written, stored }) => [
      ...written
        .filter(({ ids, idempotencyKey: key }) => key !== undefined && new Set(ids).size !== 1)
        .map(
          ({ idempotencyKey, ids }) =>
            `${idempotencyKey ?? ''} was answered with ${ids.join(', ') || 'nothing'}`,
        ),
      ...findTwice(stored.map(({ text }) => readMarker(text))).map((marker) => `${marker} is stored twice`),
    ],
  },
  {
    name: 'no receiver saw a second request that it had not asked for',
    findBroken: ofEach((message) => {
      const { row, requests, timesTaken } = message
      const unasked = requests
        .slice(0, -1)
        .filter(({ status }) => !ASKS_FOR_RETRY[row.channel].includes(status))
      if (unasked.length > countRetries(message))
        return `sent again after ${unasked.map(({ status }) => status || 'no answer').join(', ')}`
      return timesTaken > requests.length ? 'taken more often than it was sent' : undefined
    }),
  },
  {
    name: 'no comment was filed twice',
    findBroken: ofEach((message) =>
      message.row.channel === 'regulations-gov' && message.timesTaken > 1 + countRetries(message)
        ? `filed ${message.timesTaken} times`
        : undefined,
    ),
  },
  {
    name: 'what is called delivered was taken by the receiver',
    findBroken: ofEach(({ row, timesTaken }) =>
      row.state === 'delivered' && (timesTaken === 0 || row.receipt === null)
        ? 'delivered, and never taken'
        : undefined,
    ),
  },
  {
    name: 'what the receiver took is delivered or uncertain, and stored',
    findBroken: (evidence) => [
      ...evidence.takenStrangers.map((id) => `the delivery ${id} was taken, and nothing is known of it`),
      ...ofEach(({ row, timesTaken }) =>
        timesTaken > 0 && !['delivered', 'uncertain'].includes(row.state)
          ? `taken, and called ${row.state}`
          : undefined,
      )(evidence),
    ],
  },
  {
    name: 'what the receiver got is what the client wrote',
    findBroken: ofEach(({ text, requests }) =>
      requests.some(({ body }) => body !== '' && readMarker(body) !== readMarker(text))
        ? 'another text was sent in its name'
        : undefined,
    ),
  },
  {
    name: 'nothing personal can be read in the database, in its files or in the log',
    findBroken: ({ inClear }) => inClear.map((place) => `a marker stands in ${place}`),
  },
  {
    name: 'no service ended by itself or reported a fault of its own',
    findBroken: ({ complaints }) => [...complaints],
  },
]

const readMarker = (text: string): string => new RegExp(`${MARK}\\w+`).exec(text)?.[0] ?? ''

/** Orders of the operator, who answers for what they lead to. */
const countRetries = ({ timeline }: StoredMessage): number =>
  timeline.filter(({ event }) => event === 'retry').length

/** Regulations.gov asks by 500 and 503 only with a Retry-After, which the faults of this run do not give. */
const ASKS_FOR_RETRY: Readonly<Record<StoredMessage['row']['channel'], readonly number[]>> = {
  'house-cwc': [408, 429, 500, 503],
  'senate-cwc': [408, 429, 500, 503],
  'regulations-gov': [408, 429],
}

function replay({ row, timeline }: StoredMessage): string | undefined {
  const [first, ...rest] = timeline
  if (first?.event !== 'accept' || first.state !== 'accepted') return 'does not begin with its acceptance'
  let state: DeliveryState = first.state
  for (const [index, line] of rest.entries()) {
    const next: DeliveryState | 'illegal' =
      line.event === 'accept' ? 'illegal' : transitions[state][line.event]
    if (next !== line.state || line.revision !== index + 1)
      return `${line.event} led from ${state} to ${line.state}, as change ${line.revision}`
    state = next
  }
  return state === row.state && row.revision === rest.length
    ? undefined
    : `ends as ${state}, and is ${row.state}`
}

const findTwice = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, (text) => text)].filter(([, all]) => all.length > 1).map(([text]) => text)
