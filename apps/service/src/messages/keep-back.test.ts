import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Refusal } from '../platform/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  findStuckMessage,
  HELD_REASONS,
  listStuckMessages,
  releaseMany,
  retryMessage,
  type Outcome,
  type WorkerNeeds,
} from './index.ts'
import { DELIVERED, makeQueueBed, makeScriptedChannel } from './testing.ts'

const LEFT = 'Sample Person is no longer serving in Congress.'
const PERSON = 900_001
const QUEUE = { mode: 'sandbox', channel: 'house-cwc', cause: 'member' } as const

/** The roster of the moment: whether the person holds the office, or the roster does not say. */
type Roster = 'holds' | 'left' | 'absent' | 'unreadable'

const makeRoster = () => {
  const roster = { now: 'holds' satisfies Roster as Roster }
  const findDeparture: WorkerNeeds['findDeparture'] = (wanted) => {
    if (typeof wanted !== 'number' || roster.now === 'holds') return Promise.resolve(undefined)
    if (roster.now === 'left') return Promise.resolve(LEFT)
    return Promise.reject(
      roster.now === 'absent' ? new Refusal('unavailable', 'There is no list.') : new Error('broken'),
    )
  }
  return { roster, findDeparture }
}

onEveryStore((open) => {
  const bed = makeQueueBed(open)

  test('what is not known of a person is not guessed: the message waits, and goes once it is known', async () => {
    for (const [unknown, says] of [
      ['absent', /^There is no list\.$/],
      ['unreadable', /^The list of legislators could not be read\.$/],
    ] as const) {
      const { roster, findDeparture } = makeRoster()
      const channel = makeScriptedChannel('house-cwc')
      const worker = await bed.hire(channel, { findDeparture })
      const { id } = await bed.send({ destinationId: PERSON })
      roster.now = unknown
      await worker.runOnce()
      const { state, reason } = await bed.read(id)
      assert.equal(state, 'queued')
      assert.match(reason, says)
      roster.now = 'holds'
      bed.pass(3600)
      await worker.runOnce()
      assert.deepEqual([channel.deliveries.length, (await bed.read(id)).state], [1, 'delivered'])
    }
  })

  test('the desk reads that a member has left, and neither the name nor the office', async () => {
    const { roster, findDeparture } = makeRoster()
    roster.now = 'left'
    const { id } = await bed.send({ destinationId: PERSON })
    await (await bed.hire(makeScriptedChannel('house-cwc'), { findDeparture })).runOnce()
    assert.equal((await bed.read(id)).timeline.at(-1)?.reason, LEFT)
    const store = await bed.opened
    const shown = await findStuckMessage(store, id)
    const listed = await listStuckMessages(store, { mode: 'sandbox', state: 'held', limit: 2 })
    assert.deepEqual([shown?.reason, listed[0]?.reason], [HELD_REASONS.member, HELD_REASONS.member])
    assert.ok(!JSON.stringify([shown, listed]).includes(LEFT))
  })

  test('an uncertain message that a person sends again is held if its member has left, and may have arrived', async () => {
    const { roster, findDeparture } = makeRoster()
    const channel = makeScriptedChannel('house-cwc')
    channel.answer = () => ({ kind: 'uncertain', reason: 'No answer.' })
    const worker = await bed.hire(channel, { findDeparture })
    const { id } = await bed.send({ destinationId: PERSON })
    await worker.runOnce()
    roster.now = 'left'
    await retryMessage(await bed.opened, id, bed.clock())
    await worker.runOnce()
    const { state, reason } = await bed.read(id)
    assert.deepEqual([state, reason, channel.deliveries.length], ['held', LEFT, 1])
    assert.equal((await bed.row(id)).sent_before, 1)
  })

  test('in any order of rosters, answers, releases and workers, a message to a person is sent only while the person holds the office, and once', async () => {
    const step = fc.oneof(
      fc.constantFrom<Roster>('holds', 'left', 'absent', 'unreadable').map((now) => ({ now })),
      fc.constantFrom('delivered', 'unsent', 'asked to wait').map((answer) => ({ answer })),
      fc.constantFrom('release', 'work', 'wait').map((act) => ({ act })),
    )
    const ANSWERS: Readonly<Record<string, Outcome>> = {
      delivered: DELIVERED,
      unsent: { kind: 'deferred', sent: false, reason: 'Refused.' },
      'asked to wait': { kind: 'deferred', sent: true, reason: 'Busy.' },
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const store = await bed.opened
        const { roster, findDeparture } = makeRoster()
        const channel = makeScriptedChannel('house-cwc')
        let answer = DELIVERED
        const sentOnGuess: string[] = []
        const taken: string[] = []
        channel.answer = ({ deliveryId, fields }) => {
          if (answer === DELIVERED) taken.push(deliveryId)
          if (fields.destination_id === PERSON && roster.now !== 'holds') sentOnGuess.push(roster.now)
          return answer
        }
        const workers = [
          await bed.hire(channel, { findDeparture }),
          await bed.hire(channel, { findDeparture }),
        ]
        const work = async () => {
          bed.pass(2)
          await Promise.all(workers.map((worker) => worker.runOnce()))
        }
        const person = await bed.send({ destinationId: PERSON })
        const seat = await bed.send({ destinationId: 'HCA12' })
        for (const one of steps) {
          if ('now' in one) roster.now = one.now
          else if ('answer' in one) answer = ANSWERS[one.answer] ?? DELIVERED
          else if (one.act === 'release') await releaseMany(store, QUEUE, bed.clock())
          else if (one.act === 'wait') bed.pass(3600)
          else await work()
        }
        assert.deepEqual(sentOnGuess, [])
        ;[roster.now, answer] = ['holds', DELIVERED]
        await releaseMany(store, QUEUE, bed.clock())
        bed.pass(7200)
        await work()
        for (const { id } of [person, seat]) {
          assert.equal((await bed.read(id)).state, 'delivered')
          const { delivery_id } = await bed.row(id)
          assert.equal(taken.filter((deliveryId) => deliveryId === delivery_id).length, 1)
        }
      }),
      { numRuns: 25 },
    )
  })
})
