import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Member } from '@rotunda/contract'
import { makeMemberDocuments } from '../../../../../../test/sample/index.ts'
import { makeFolder, readRows } from '../../../releases/testing.ts'
import { buildFamilies, makeDocument, type TestDocument } from '../testing.ts'
import { MEMBERS_FAMILY } from './members-family.ts'

type Entry = {
  readonly id: { readonly bioguide: string }
  readonly terms: readonly { readonly end: string }[]
}

const readSample = (list: string): readonly Entry[] => {
  const found = makeMemberDocuments(3).find(({ url }) => url.endsWith(`legislators-${list}.json`))
  // The sample writes entries of this form.
  return JSON.parse(Buffer.from(found?.bytes ?? []).toString()) as Entry[]
}
const [MOVED = assert.fail(), STAYS = assert.fail()] = readSample('current')
const [FORMER = assert.fail()] = readSample('historical')

const listOn =
  (list: string) =>
  (day: string, ...entries: readonly Entry[]): TestDocument =>
    makeDocument('congress-legislators-members', JSON.stringify(entries), {
      url: `https://lists.example/legislators-${list}.json`,
      retrieved_at: `2026-06-${day}T12:00:00.000Z`,
    })
const current = listOn('current')
const historical = listOn('historical')

const LEFT: Entry = { ...MOVED, terms: MOVED.terms.map((term) => ({ ...term, end: '2026-06-10' })).slice(-1) }

/** When the member was first seen and changed last, and how many contents there were. */
const datesOf = async (t: Parameters<typeof makeFolder>[0], documents: readonly TestDocument[]) => {
  const directory = makeFolder(t)
  const { summary } = await buildFamilies(directory, [MEMBERS_FAMILY], documents)
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  const members = readRows<Member>(directory, summary.id, 'members')
  const found = members.find(({ id }) => id === MOVED.id.bioguide) ?? assert.fail('no member')
  return [found.first_seen_at.slice(8, 10), found.last_changed_at.slice(8, 10), found.revision]
}

const BEFORE = [current('01', MOVED, STAYS), historical('01', FORMER)]

test('a member who moves from one list of members to the other is the same as before', async (t) => {
  const documents = [...BEFORE, current('15', STAYS), historical('15', FORMER, MOVED)]
  assert.deepEqual(await datesOf(t, documents), ['01', '01', 1])
})

test('a member who moves to a list that was never retrieved before is the same as before', async (t) => {
  const documents = [current('01', MOVED, STAYS), current('15', STAYS), historical('15', FORMER, MOVED)]
  assert.deepEqual(await datesOf(t, documents), ['01', '01', 1])
})

test('a member whose entry changes with the move has changed then, and not again with the next edition', async (t) => {
  const documents = [...BEFORE, current('15', STAYS), historical('15', FORMER, LEFT)]
  assert.deepEqual(await datesOf(t, documents), ['01', '15', 2])
  assert.deepEqual(await datesOf(t, [...documents, historical('22', LEFT)]), ['01', '15', 2])
})

test('a member who comes back to the first list keeps the dates of before', async (t) => {
  const left = [current('08', STAYS), historical('08', FORMER, LEFT)]
  const back = [current('15', STAYS, MOVED), historical('15', FORMER)]
  assert.deepEqual(await datesOf(t, [...BEFORE, ...left, ...back]), ['01', '15', 2])
})

test('a member who stands in both lists has the dates of the first', async (t) => {
  const documents = [...BEFORE, current('15', MOVED), historical('15', FORMER, MOVED)]
  assert.deepEqual(await datesOf(t, documents), ['01', '01', 1])
  assert.deepEqual(await datesOf(t, [...documents, current('22', STAYS)]), ['01', '01', 1])
})
