import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test, type TestContext } from 'node:test'
import type { ChannelName } from '@rotunda/contract'
import { normaliseText, type Channel, type Delivery, type Outcome } from '../messages/index.ts'
import type { Clock } from '../platform/index.ts'
import type { Fault, SimulatorServer } from './wire/index.ts'

/** Input of a channel for the tests that every channel passes. */
export type ConformanceInput = {
  readonly name: ChannelName
  /** The key that the channel uses: no reason may hold it. */
  readonly key: string
  startSimulator(): Promise<SimulatorServer>
  makeChannel(options: ConformanceOptions): Channel
  /** A complete message that the receiver takes; the suite gives it an id of its own. */
  readonly delivery: Omit<Delivery, 'deliveryId' | 'sentBefore'>
  /** Beginning of the path that hands in a message: faults are aimed at it. */
  readonly deliveryPath: string
  /** Body of a refusal (400) in the receiver's own form, with `text` as its explanation. */
  makeRefusal(text: string): string
  /** The text of the message in a delivered body. */
  readMessage(body: string): string
  /** Answers that ask for another try. */
  readonly outages: readonly Pick<Fault, 'answer' | 'retry_after'>[]
  /** Statuses of an outage that do not say whether the message was taken. */
  readonly doubtfulStatuses: readonly number[]
  /**
   * Whether the receiver and its simulator answer 409 to a DeliveryId that was used before; otherwise the reason why
   * they do not.
   */
  readonly usedId: 'answered 409' | { readonly skip: string }
}

export type ConformanceOptions = {
  readonly baseUrl: URL
  readonly timeoutSeconds: number
  readonly clock: Clock
}

const NOW = new Date('2026-03-02T15:00:00Z')
const LONG = 30
const SHORT = 0.15

/** Registers the tests that every channel passes, against its own simulator on a real socket. */
export const conformance = (input: ConformanceInput): void => {
  describe(`${input.name} keeps the promises of a channel`, () => {
    testDelivered(input)
    testRefused(input)
    testClosed(input)
    testDeferred(input)
    testUncertain(input)
    testStalled(input)
    testUsedId(input)
    testProbe(input)
  })
}

const testDelivered = (input: ConformanceInput): void => {
  test('a legal message has no problems and is delivered by exactly one request', async (t) => {
    const { channel, simulator, make, deliver } = await open(t, input)
    const delivery = make()
    for (const destination of [delivery.destination, undefined])
      assert.deepEqual(channel.findProblems(delivery.fields, destination), [])
    const outcome = await deliver(delivery)
    assert.ok(outcome.kind === 'delivered', JSON.stringify(outcome))
    assert.equal(outcome.receipt.received_at, NOW.toISOString())
    assert.equal(simulator.deliveries().get(delivery.deliveryId), 1)
    const handedIn = simulator.received(delivery.deliveryId).filter(({ method }) => method === 'POST')
    assert.equal(handedIn.length, 1)
  })

  test('every sign of the text arrives as it was written, with lines that end in LF', async (t) => {
    const { simulator, make, deliver } = await open(t, input)
    const message = 'Cafe\u0301 & <b>"bold"</b> \'quoted\' ]]> &amp; %20\r\nsecond\tline\rthird \\u0041 §'
    const delivery = make({ fields: { ...input.delivery.fields, message } })
    assert.equal((await deliver(delivery)).kind, 'delivered')
    const [received] = simulator.received(delivery.deliveryId).filter(({ method }) => method === 'POST')
    assert.equal(input.readMessage(received?.body ?? ''), normaliseText(message))
  })
}

const testRefused = (input: ConformanceInput): void => {
  test('a refusal is permanent and says what the receiver said', async (t) => {
    const { make, deliver } = await open(t, input, { answer: 400, body: input.makeRefusal('Not like this') })
    const outcome = await deliver(make())
    assert.ok(outcome.kind === 'refused' && outcome.reason.includes('Not like this'), JSON.stringify(outcome))
  })

  test('a refusal that echoes the key and the person shows neither', async (t) => {
    const { email = '', last_name: name = '', message = '' } = input.delivery.fields
    const body = input.makeRefusal(`${input.key}: ${email} of ${name} wrote "${message.slice(0, 30)}"`)
    const { make, deliver } = await open(t, input, { answer: 400, body })
    const outcome = await deliver(make())
    assert.ok(outcome.kind === 'refused')
    for (const secret of [email, name, message.slice(0, 30)]) assert.ok(!outcome.reason.includes(secret))
  })
}

const testClosed = (input: ConformanceInput): void => {
  for (const status of [401, 403])
    test(`a ${status} closes the channel`, async (t) => {
      const { make, deliver } = await open(t, input, { answer: status })
      assert.equal((await deliver(make())).kind, 'closed')
    })
}

const testDeferred = (input: ConformanceInput): void => {
  for (const retryAfter of ['120', new Date(NOW.getTime() + 120_000).toUTCString()])
    test(`a 429 is tried again, not before its Retry-After (${retryAfter})`, async (t) => {
      const { make, deliver } = await open(t, input, { answer: 429, retry_after: retryAfter })
      const outcome = await deliver(make())
      assert.ok(outcome.kind === 'deferred' && outcome.sent)
      assert.equal(outcome.notBefore?.toISOString(), '2026-03-02T15:02:00.000Z')
    })

  for (const outage of input.outages)
    test(`a ${outage.answer} is tried again and counts as sent`, async (t) => {
      const { make, deliver } = await open(t, input, outage)
      const outcome = await deliver(make())
      assert.ok(outcome.kind === 'deferred' && outcome.sent, JSON.stringify(outcome))
    })

  test('a refused connection is tried again and counts as not sent', async (t) => {
    const { simulator, make, deliver } = await open(t, input)
    await simulator.close()
    const outcome = await deliver(make())
    assert.ok(outcome.kind === 'deferred' && !outcome.sent, JSON.stringify(outcome))
  })

  test('a try whose lease is over by the time the connection stands has sent nothing', async (t) => {
    const { simulator, make, deliver } = await open(t, input)
    const outcome = await deliver(make({ mayStart: () => false }))
    assert.ok(outcome.kind === 'deferred' && !outcome.sent, JSON.stringify(outcome))
    assert.deepEqual(simulator.received(), [])
  })

  test('a try that is given up before it began has sent nothing', async (t) => {
    const { simulator, make, deliver } = await open(t, input)
    const outcome = await deliver(make(), AbortSignal.abort())
    assert.ok(outcome.kind === 'deferred' && !outcome.sent)
    assert.deepEqual(simulator.received(), [])
  })
}

const testUncertain = (input: ConformanceInput): void => {
  const accidents = [
    { answer: 'hang', moment: 'before_reading' },
    { answer: 'hang', moment: 'after_reading' },
    { answer: 'hang', moment: 'after_taking' },
    { answer: 'reset', moment: 'after_reading' },
    { answer: 'reset', moment: 'after_taking' },
    { answer: 'cut', moment: 'after_taking' },
  ] as const
  for (const accident of accidents)
    test(`a ${accident.answer} ${accident.moment.replace('_', ' ')} is uncertain`, async (t) => {
      const { make, deliver } = await open(t, input, accident, SHORT)
      assert.equal((await deliver(make())).kind, 'uncertain')
    })

  for (const status of input.doubtfulStatuses)
    test(`a ${status} does not say whether the message was taken, and is uncertain`, async (t) => {
      const { make, deliver } = await open(t, input, { answer: status })
      const outcome = await deliver(make())
      assert.ok(outcome.kind === 'uncertain' && outcome.reason.includes(String(status)))
    })

  test('a success with the body of a web page is uncertain', async (t) => {
    const { simulator, make, deliver } = await open(t, input)
    const good = make()
    assert.equal((await deliver(good)).kind, 'delivered')
    const status = simulator.received(good.deliveryId).find(({ method }) => method === 'POST')?.status ?? 0
    simulator.fail({
      answer: status,
      moment: 'after_reading',
      path: input.deliveryPath,
      body: '<!DOCTYPE html><html><body>Scheduled maintenance</body></html>',
    })
    assert.equal((await deliver(make())).kind, 'uncertain')
  })

  test('a status that no receiver documents is uncertain and is named', async (t) => {
    const { make, deliver } = await open(t, input, { answer: 302 })
    const outcome = await deliver(make())
    assert.ok(outcome.kind === 'uncertain' && outcome.reason.includes('302'))
  })

  test('a try that is given up while it waits ends at once, as uncertain', async (t) => {
    const { simulator, make, deliver } = await open(t, input, { answer: 'hang' })
    const giveUp = new AbortController()
    const delivery = make()
    const outcome = deliver(delivery, giveUp.signal)
    while (!simulator.received(delivery.deliveryId).some(({ method }) => method === 'POST'))
      await simulator.nextRequest()
    giveUp.abort()
    assert.equal((await outcome).kind, 'uncertain')
  })
}

const testStalled = (input: ConformanceInput): void => {
  test('a doubt that comes of a stall of this process says so', async (t) => {
    const { make, deliver } = await open(t, input, { answer: 'hang' }, SHORT)
    const mayStart = () => {
      setImmediate(standStill)
      return true
    }
    const outcome = await deliver(make({ mayStart }))
    assert.ok(outcome.kind === 'uncertain' && outcome.stalled === true, JSON.stringify(outcome))
    const next = await deliver(make())
    assert.ok(next.kind !== 'uncertain' || next.stalled !== true, JSON.stringify(next))
  })
}

const standStill = (): void => {
  const until = performance.now() + STALL_MILLISECONDS
  while (performance.now() < until);
}
/** Longer than other work ever keeps a process from looking at its sockets. */
const STALL_MILLISECONDS = 1600

const testUsedId = (input: ConformanceInput): void => {
  const skip = input.usedId === 'answered 409' ? false : input.usedId.skip
  test('"I have this already" after an earlier try is a delivery', { skip }, async (t) => {
    const { simulator, make, deliver } = await open(t, input)
    const delivery = make()
    await deliver(delivery)
    const outcome = await deliver({ ...delivery, sentBefore: true })
    assert.ok(outcome.kind === 'delivered' && outcome.receipt.http_status === 409)
    assert.equal(simulator.deliveries().get(delivery.deliveryId), 1)
  })

  test('"I have this already" on a first try is uncertain and calls a person', { skip }, async (t) => {
    const { make, deliver } = await open(t, input)
    const delivery = make()
    await deliver(delivery)
    const outcome = await deliver(delivery)
    assert.ok(outcome.kind === 'uncertain' && outcome.alarm === true)
  })
}

const testProbe = (input: ConformanceInput): void => {
  test('a probe says that the receiver is open, and delivers nothing', async (t) => {
    const { channel, simulator } = await open(t, input)
    const probe = await channel.probe(new AbortController().signal)
    assert.ok(probe.ok, probe.detail)
    assert.equal(simulator.deliveries().size, 0)
  })

  test('a probe of a closed or silent receiver says so', async (t) => {
    const { channel, simulator } = await open(t, input)
    simulator.fail({ answer: 403, moment: 'after_reading', times: 10 })
    const closed = await channel.probe(new AbortController().signal)
    assert.ok(!closed.ok && !closed.detail.includes(input.key))
    await simulator.close()
    assert.equal((await channel.probe(new AbortController().signal)).ok, false)
  })
}

type AimedFault = Omit<Fault, 'moment' | 'path' | 'times'> & { readonly moment?: Fault['moment'] }

const open = async (t: TestContext, input: ConformanceInput, fault?: AimedFault, timeoutSeconds = LONG) => {
  const simulator = await input.startSimulator()
  t.after(() => simulator.close())
  const channel = input.makeChannel({ baseUrl: simulator.url, timeoutSeconds, clock: () => NOW })
  if (fault) simulator.fail({ moment: 'after_reading', ...fault, path: input.deliveryPath })
  return {
    channel,
    simulator,
    make: (changes: Partial<Delivery> = {}): Delivery => ({
      deliveryId: randomUUID().replaceAll('-', ''),
      sentBefore: false,
      ...input.delivery,
      ...changes,
    }),
    deliver: async (delivery: Delivery, signal = new AbortController().signal): Promise<Outcome> => {
      const outcome = await channel.deliver(delivery, signal)
      assert.ok(!JSON.stringify(outcome).includes(input.key), 'an outcome holds the key')
      return outcome
    },
  }
}
