import { closed } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { parseJson } from '../../platform/index.ts'

/**
 * A fault: its kind, its number of times and its moment. `hang` keeps the connection open without an answer, `reset`
 * breaks it, `cut` breaks it in the middle of the answer; a number is a status. `moment` says how far the request has
 * come: `before_reading` nothing was read, `after_reading` the request was read and thrown away, `after_taking` the
 * message was accepted and only the answer is bad.
 */
export const Fault = closed({
  answer: Type.Union([
    Type.Literal('hang'),
    Type.Literal('reset'),
    Type.Literal('cut'),
    Type.Integer({ minimum: 200, maximum: 599 }),
  ]),
  moment: Type.Union([
    Type.Literal('before_reading'),
    Type.Literal('after_reading'),
    Type.Literal('after_taking'),
  ]),
  times: Type.Optional(Type.Integer({ minimum: 1, description: 'Number of requests, 1 by default.' })),
  retry_after: Type.Optional(Type.String({ description: 'Value of Retry-After, seconds or an HTTP date.' })),
  body: Type.Optional(
    Type.String({ description: 'Body of the answer. It replaces the body that the receiver would send.' }),
  ),
  path: Type.Optional(Type.String({ description: 'Only requests with this beginning of the path.' })),
})
export type Fault = Static<typeof Fault>

/** Statuses and accidents that a text can ask for, see `FaultQueue.takeProvoked`. */
const PROVOCATION =
  /\[simulate (400|401|403|404|408|409|415|429|500|502|503|504|reset|timeout|cut)( after)?\]/
const MAX_PROVOKED = 10_000

/** Faults that wait for their requests, in the order in which they were added. */
export class FaultQueue {
  #waiting: { fault: Fault; left: number }[] = []
  readonly #provoked = new Set<string>()

  add(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 })
  }

  clear(): void {
    this.#waiting = []
  }

  takeFor(path: string): Fault | undefined {
    const found = this.#waiting.find(({ fault }) => path.startsWith(fault.path ?? ''))
    if (!found) return undefined
    found.left -= 1
    if (found.left === 0) this.#waiting = this.#waiting.filter((item) => item !== found)
    return found.fault
  }

  /**
   * Provokes an answer by the text of a message, for people who try the sandbox from outside: `[simulate 503]` (or
   * another status, `reset`, `timeout`, `cut`). Each message gets it once and is then accepted, so that the retry can
   * be seen to work; 400 comes every time, since a refusal is for good. `[simulate 503 after]` accepts the message
   * first and then gives that answer.
   */
  takeProvoked(body: string, deliveryId: string | null): Fault | undefined {
    const found = PROVOCATION.exec(body)
    if (!found) return undefined
    const fault = readProvocation(found[1] ?? '', found[2] !== undefined)
    return fault.answer === 400 || deliveryId === null || this.#isFirst(deliveryId) ? fault : undefined
  }

  #isFirst(deliveryId: string): boolean {
    if (this.#provoked.has(deliveryId)) return false
    if (this.#provoked.size >= MAX_PROVOKED) this.#provoked.clear()
    this.#provoked.add(deliveryId)
    return true
  }
}

/** Parses a post to the faults route: one fault or a list of them. Undefined for anything else. */
export const readFaults = (text: string): Fault[] | undefined => {
  const posted = parseJson(text)
  const list: unknown[] = Array.isArray(posted) ? posted : [posted]
  return list.every((item): item is Fault => Value.Check(Fault, item)) ? list : undefined
}

const readProvocation = (word: string, after: boolean): Fault => ({
  answer: word === 'timeout' ? 'hang' : word === 'reset' || word === 'cut' ? word : Number(word),
  moment: after ? 'after_taking' : 'after_reading',
  ...(word === '429' || word === '503' ? { retry_after: '1' } : {}),
})
