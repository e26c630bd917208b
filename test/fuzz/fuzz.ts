import { SCOPES } from '@rotunda/contract'
import { patience } from '../../apps/service/src/platform/testing.ts'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { exchange, type Exchange } from './exchange.ts'
import { findBroken } from './find-broken.ts'
import { makeRequest } from './make-request.ts'

export type FuzzRun = {
  readonly seed: string
  readonly from: number
  readonly count: number
}

export type FuzzResult = {
  /** Broken laws, each with its request. */
  readonly broken: readonly string[]
  readonly statuses: ReadonlyMap<number, number>
  readonly stored: number
}

/** At once: more than the service has connections of one address would be cut. */
const AT_ONCE = 32
const BATCH = 500
const SHOWN = 1200

/** Sends whole requests to a service of its own and holds each answer, and what was stored, to the laws. */
export const fuzz = async ({ seed, from, count }: FuzzRun): Promise<FuzzResult> => {
  const service = await openTestService({ ROTUNDA_MESSAGE_RATE: '0', ROTUNDA_PUBLIC_RATE: '0' })
  try {
    const base = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
    const { secret: key } = await service.issue({ scopes: [...SCOPES] })
    const result = { broken: [] as string[], statuses: new Map<number, number>(), stored: 0 }
    for (let begin = from; begin < from + count && result.broken.length === 0; begin += BATCH) {
      const numbers = Array.from(
        { length: Math.min(BATCH, from + count - begin) },
        (_, index) => begin + index,
      )
      result.broken.push(...(await runBatch({ service, base, key, seed, result }, numbers)))
    }
    return result
  } finally {
    await service.close()
  }
}

type Surroundings = {
  readonly service: TestService
  readonly base: URL
  /** Has every scope. */
  readonly key: string
  readonly seed: string
  readonly result: { readonly statuses: Map<number, number>; stored: number }
}

const runBatch = async (at: Surroundings, numbers: readonly number[]): Promise<string[]> => {
  const { service, base, result } = at
  const broken: string[] = []
  const accepted = new Map<string, number>()
  const waiting = numbers[Symbol.iterator]()
  const lane = async (): Promise<void> => {
    for (const number of waiting) {
      const request = makeRequest(at.seed, number, at.key)
      const seen = await exchange(base, request)
      for (const { status } of seen.answers ?? []) count(result.statuses, status)
      for (const id of listAccepted(seen)) accepted.set(id, number)
      broken.push(...findBroken(request, seen).map((fault) => show(at, number, fault)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const before = result.stored
  result.stored += accepted.size
  const stored = await service.countMessages()
  if (stored !== result.stored)
    broken.push(
      `${stored - before} messages were stored for ${accepted.size} that were accepted, by requests ${numbers[0] ?? 0} and the ${numbers.length - 1} after it of seed ${at.seed}`,
    )
  const alive = await fetch(new URL('/livez', base), { signal: patience() })
  await alive.text()
  if (alive.status !== 200) broken.push(`/livez answers ${alive.status} after request ${numbers.at(-1) ?? 0}`)
  return broken
}

/** A replay is a message that is there already. */
const listAccepted = ({ answers = [] }: Exchange): string[] =>
  answers.flatMap(({ status, headers }) => {
    const { location = '', 'idempotent-replayed': replayed } = headers
    return status === 200 && location.startsWith('/api/messages/') && replayed === undefined ? [location] : []
  })

const count = (statuses: Map<number, number>, status: number): void => {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}

const show = ({ key, seed }: Surroundings, number: number, fault: string): string => {
  const { bytes } = makeRequest(seed, number, key)
  const text = JSON.stringify(bytes.toString('latin1')).replaceAll(key, 'KEY')
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${bytes.length} bytes)` : text
  return `request ${number} of seed ${seed} ${fault}\n  ${shown}\n  again: npm run test:fuzz -- 1 --from ${number} --seed ${seed}`
}
