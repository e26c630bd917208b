import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DELIVERY_STATES, type DeliveryState } from '@rotunda/contract'
import fc from 'fast-check'
import { onEveryStore } from '../platform/store/testing.ts'
import { changeState, type Changed } from './change-state.ts'
import { DELIVERY_EVENTS, SETTLED, stateAfter, transitions, type MessageTables } from './index.ts'
import { makeQueueBed } from './testing.ts'

const eventsOf = (state: DeliveryState) =>
  DELIVERY_EVENTS.filter((event) => transitions[state][event] !== 'illegal')

describe('the table of transitions', () => {
  test('nothing leads out of delivered', () => {
    assert.deepEqual(eventsOf('delivered'), [])
  })

  test('what was refused or given up is left by a person’s retry only', () => {
    assert.deepEqual([eventsOf('refused'), eventsOf('undeliverable')], [['retry'], ['retry']])
  })

  test('uncertain is left by a person’s retry or an answer that came late, and goes back into the queue only by the first', () => {
    assert.deepEqual(eventsOf('uncertain'), ['deliver', 'refuse', 'give_up', 'retry'])
    assert.deepEqual(
      eventsOf('uncertain').filter((event) => !SETTLED.includes(stateAfter(event))),
      ['retry'],
    )
  })

  test('only what is queued can be claimed', () => {
    assert.deepEqual(
      DELIVERY_STATES.filter((state) => transitions[state].claim !== 'illegal'),
      ['queued'],
    )
  })

  test('an event leads to the same state from wherever it is legal', () => {
    for (const event of DELIVERY_EVENTS) {
      const targets = DELIVERY_STATES.map((state) => transitions[state][event]).filter(
        (to) => to !== 'illegal',
      )
      assert.deepEqual([...new Set(targets)], [stateAfter(event)])
    }
  })

  test('a settled state can be reached from every other', () => {
    const reach = (from: DeliveryState, seen = new Set<DeliveryState>()): Set<DeliveryState> => {
      if (seen.has(from)) return seen
      seen.add(from)
      for (const event of eventsOf(from)) reach(stateAfter(event), seen)
      return seen
    }
    for (const state of DELIVERY_STATES)
      assert.ok(
        SETTLED.some((settled) => reach(state).has(settled)),
        state,
      )
  })
})

onEveryStore((open) => {
  const bed = makeQueueBed(open)

  test('any sequence of events is legal by the table, and the timeline replays to the state', async () => {
    const store = await bed.opened
    const events = fc.array(fc.constantFrom(...DELIVERY_EVENTS), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(events, async (sequence) => {
        const { id } = await bed.send()
        let state: DeliveryState = 'queued'
        for (const event of sequence) {
          const changed = await store.write<MessageTables, Changed[]>((trx) =>
            changeState(trx, [id], { event, reason: event, at: bed.clock().getTime() }),
          )
          const next: DeliveryState | 'illegal' = transitions[state][event]
          assert.equal(changed.length, next === 'illegal' ? 0 : 1)
          if (next !== 'illegal') state = next
        }
        assert.equal((await bed.row(id)).state, state)
        assert.equal(await replay(id), state)
      }),
      { numRuns: 25 },
    )
  })

  const replay = async (id: string): Promise<DeliveryState> => {
    const store = await bed.opened
    const select = store.db<MessageTables>().selectFrom('timeline').selectAll()
    const lines = await select.where('message_id', '=', id).orderBy('revision').execute()
    return lines.reduce<DeliveryState>((state, { event, state: to, revision }, index) => {
      assert.equal(revision, index)
      assert.equal(event === 'accept' ? 'accepted' : transitions[state][event], to)
      return to
    }, 'accepted')
  }
})
