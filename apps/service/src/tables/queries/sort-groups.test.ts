import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sortGroups } from './sort-groups.ts'

const NUMBERS = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.maxSafeInteger(),
  fc.maxSafeInteger().map((number) => number / 2),
)

const GROUPS = fc.array(
  fc.record({
    rows: fc.nat(3),
    distinct: fc.nat(3),
    marked: fc.nat(3),
    missing: fc.nat(3),
    sum: fc.option(NUMBERS),
    sum_of_distinct: fc.option(NUMBERS),
    min: fc.option(NUMBERS),
    max: fc.option(NUMBERS),
    median: fc.option(NUMBERS),
  }),
)

test('groups of any numbers come in order, null last both ways, and as they stand where they are equal', () => {
  fc.assert(
    fc.property(GROUPS, (groups) => {
      const get = (index: number) => {
        const group = groups[index]
        assert.ok(group)
        return group
      }
      const measured = { count: groups.length, totalOf: get, sumsOf: get }
      for (const [name, sign] of [['median', 1] as const, ['sum', -1] as const]) {
        const weigh = (index: number) => {
          const value = get(index)[name]
          return value === null ? Infinity : value * sign
        }
        const expected = [...groups.keys()].sort((one, other) => {
          const [first, second] = [weigh(one), weigh(other)]
          return first === second ? get(other).rows - get(one).rows || one - other : first - second
        })
        const sorted = sortGroups(measured, [sign === 1 ? name : `-${name}`, '-rows'])
        assert.deepEqual([...sorted], expected)
      }
    }),
  )
})
