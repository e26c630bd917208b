import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Publisher } from '../publisher.ts'
import { congressGovCommittees } from './congress-gov-committees.ts'
import { congressGovHearings } from './congress-gov-hearings.ts'
import { congressGovMeetings } from './congress-gov-meetings.ts'
import { congressGovMembers } from './congress-gov-members.ts'
import { findListSeries } from './open-answer.ts'
import { makeListedItems } from './make-listed-items.ts'

const REAL = join(import.meta.dirname, '../../../../../../shared/reference/hearings/congress-gov-api')
const skip = existsSync(REAL) ? false : 'the folder ../shared/reference/hearings is not here'
const API = 'https://api.congress.gov/v3'

const itemsOf = ({ items }: Publisher) => {
  assert.ok(items)
  return items
}

const LISTS = [
  [
    congressGovMeetings,
    'committee-meeting',
    /\/committee-meeting\/\d+\/(?:house|senate|nochamber)\/\d+\?/,
    20,
  ],
  [congressGovHearings, 'hearing', /\/hearing\/\d+\/(?:house|senate|nochamber)\/\d+\?/, 20],
  [congressGovMembers, 'member', /\/member\/[A-Z]\d{6}\?/, 19],
] as const

test(
  'every entry of the real lists leads to an item of its own, and says when it was changed',
  { skip },
  () => {
    for (const [publisher, list, form, count] of LISTS) {
      // The recordings have lost the number of entries.
      const page = JSON.parse(readFileSync(join(REAL, `${list}.json`), 'utf8'))
      const bytes = Buffer.from(JSON.stringify({ ...page, pagination: { count: 1000 } }))
      const { total, entries } = itemsOf(publisher).readPage(bytes, `${API}/${list}`)
      assert.deepEqual([list, total, entries.length], [list, 1000, count])
      assert.equal(new Set(entries.map(({ id }) => id)).size, count)
      for (const { address, changedAt } of entries) {
        assert.match(address ?? '', form)
        assert.ok(address?.startsWith(`${API}/${list}/`))
        assert.match(changedAt ?? '', /^20\d\d-\d\d-\d\dT/)
      }
    }
  },
)

test(
  'a real item says by its own names that it is the one that was asked for, and no other is',
  { skip },
  () => {
    for (const [publisher, file, path] of [
      [congressGovMeetings, 'committee-meeting__118__house__115538', 'committee-meeting/118/house/115538'],
      [congressGovHearings, 'hearing__116__house__41365', 'hearing/116/house/41365'],
      [congressGovMembers, 'member__l000174', 'member/L000174'],
      [congressGovCommittees, 'committee__senate__jsec03', 'committee/senate/jsec03'],
    ] as const) {
      const bytes = readFileSync(join(REAL, `${file}.json`))
      const isAsked = (address: string) => itemsOf(publisher).readItem(bytes, address).isAsked
      assert.deepEqual(
        [path, `${path.slice(0, -1)}9`].map((one) => isAsked(`${API}/${one}?format=json`)),
        [true, false],
      )
    }
  },
)

test('an item that leaves out a part of its name is known by the last, which it must have', () => {
  const committees = makeListedItems({
    word: 'committee',
    keys: { list: 'committees', item: 'committee', what: 'answer on committees' },
    path: ['chamber', 'systemCode'],
  })
  const isAsked = (committee: object) =>
    committees.readItem(Buffer.from(JSON.stringify({ committee })), `${API}/committee/senate/ssaf00`).isAsked
  assert.deepEqual(
    [{ systemCode: 'ssaf00' }, { systemCode: 'ssaf00', chamber: 'House' }, { chamber: 'Senate' }, {}].map(
      isAsked,
    ),
    [true, false, false, false],
  )
})

test('a page without the number of entries proves nothing, and is refused', () => {
  const page = Buffer.from('{"committeeMeetings": []}')
  assert.throws(
    () => itemsOf(congressGovMeetings).readPage(page, `${API}/committee-meeting`),
    /does not say how many entries/,
  )
})

test('lists of other states and with other filters are series of their own, and their pages are not', () => {
  const seriesOf = (path: string) => findListSeries(`${API}/${path}`, 'member')
  assert.deepEqual(
    [
      'member',
      'member?format=json#offset=250&limit=250',
      'member/NY',
      'member/congress/117/NY',
      'member?currentMember=true&limit=1',
    ].map(seriesOf),
    ['members', 'members', 'members/NY', 'members/congress/117/NY', 'members?currentMember=true'],
  )
})
