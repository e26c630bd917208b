import { setTimeout } from 'node:timers/promises'
import { makeSampleRoster } from '../../apps/service/src/destinations/index.ts'
import type { Random } from './random.ts'

/** The answer that a client got for one message. */
export type Written = {
  /** Stands in the text of this message and of no other. */
  readonly marker: string
  readonly idempotencyKey: string | undefined
  /** Ids that came with `success`. */
  readonly ids: string[]
  /** Answers that no client should get. */
  readonly strange: string[]
}

export type WriterNeeds = {
  /** Services that listen now. */
  readonly bases: () => readonly string[]
  readonly apiKey: string
  readonly name: string
  readonly random: Random
  /** Ends the writing; a message that is under way is still brought to its end. */
  readonly signal: AbortSignal
  /** Messages that the client may have written by now. */
  readonly allowance: () => number
}

/** Begins every marker: what no database, no file and no log may show. */
export const MARK = 'crashmark'

/** One client that writes message after message, and repeats what broke off where it has an Idempotency-Key. */
export const writeMessages = async (needs: WriterNeeds): Promise<Written[]> => {
  const { random, signal, name, allowance } = needs
  const all: Written[] = []
  while (!signal.aborted) {
    await setTimeout(random.between(0, 40))
    if (all.length >= allowance()) continue
    const marker = `${MARK}${name}n${all.length}`
    const idempotencyKey = random.chance(0.6) ? `key-${name}-${all.length}` : undefined
    const written: Written = { marker, idempotencyKey, ids: [], strange: [] }
    all.push(written)
    const body = JSON.stringify({ data: makeData(random, marker) })
    const post = () => postUntilAnswered(needs, written, body)
    // Two at once under one key, as a client with an impatient retry sends them.
    await Promise.all(idempotencyKey !== undefined && random.chance(0.2) ? [post(), post()] : [post()])
    if (idempotencyKey !== undefined && random.chance(0.1)) await post()
  }
  return all
}

const postUntilAnswered = async (needs: WriterNeeds, written: Written, body: string): Promise<void> => {
  for (;;) {
    const answer = await post(needs, written, body)
    if (answer === 'answered') return
    // Without a key nobody can know whether it was stored: a careful client does not send it again.
    if (answer === 'broken' && written.idempotencyKey === undefined) return
    await setTimeout(20)
  }
}

type Answer = 'answered' | 'broken' | 'nobody there'

const post = async (needs: WriterNeeds, written: Written, body: string): Promise<Answer> => {
  const bases = needs.bases()
  if (bases.length === 0) return 'nobody there'
  const headers = {
    authorization: `Bearer ${needs.apiKey}`,
    'content-type': 'application/json',
    accept: 'application/json',
    ...(written.idempotencyKey && { 'idempotency-key': written.idempotencyKey }),
  }
  try {
    const url = `${needs.random.pick(bases)}/api/send-message`
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) })
    return await readAnswer(response, written)
  } catch {
    // fetch rejects when the connection breaks, and for nothing else here.
    return 'broken'
  }
}

const readAnswer = async (response: Response, written: Written): Promise<Answer> => {
  const text = await response.text()
  // Nothing is stored by a service that says so.
  if (response.status === 503) return 'nobody there'
  const id = response.headers.get('location')?.split('/').at(-1)
  if (response.status === 200 && text === '{"response":"success"}' && id !== undefined) written.ids.push(id)
  else written.strange.push(`${response.status} ${text}`)
  return 'answered'
}

const senator = makeSampleRoster().members.find(({ officeCode }) => officeCode === 'SCA01')?.code

export const makeData = (random: Random, marker: string) => {
  const person = {
    first_name: `Ada ${marker}`,
    last_name: 'Sample',
    address1: '12 Example Street',
    city: 'Springfield',
    state: 'CA',
    zip_code: '90001',
    phone_number: '2025550123',
    email: `${marker}@example.org`,
    message: `Please read this text, ${marker}, which is sent while services are killed.`,
  }
  const docket = { ...person, destination_id: 'FDA-2026-N-9001', category: 'Individual Consumer' }
  const office = { ...person, name_prefix: 'Ms.', custom_subject: 'A crash run', main_issue: 18 }
  return random.pick([{ ...office, destination_id: 'HCA12' }, { ...office, destination_id: senator }, docket])
}
