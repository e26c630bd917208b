import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { LobbyingActivity, LobbyingLobbyist } from '@rotunda/contract'
import { makeFolder, readCsv, readRows, readTree } from '../../releases/testing.ts'
import { makeDocument } from '../families/testing.ts'
import { anAnswer, buildLobbying, listSample, type TestDocument } from './testing.ts'

type Sampled = {
  lobbying_activities: {
    lobbyists: {
      lobbyist: Record<string, unknown> & { id: number; last_name: string }
      covered_position: string | null
    }[]
  }[]
}

/** A name that no other text of the sample has. */
const NAME = 'ZQXNAME'
/** A former position that no other text of the sample has. */
const POSITION = 'ZQXPOSITION'

/** The sample, in which one lobbyist has a name of its own in a filing, in a copy of the filing, and in a list. */
const listNamed = async () => {
  let id = 0
  const rename = (page: { results: Sampled[] }): void => {
    for (const { lobbying_activities } of page.results)
      for (const { lobbyists } of lobbying_activities)
        for (const one of lobbyists) {
          const { lobbyist } = one
          if (id === 0) id = lobbyist.id
          if (lobbyist.id !== id) continue
          lobbyist.last_name = NAME
          one.covered_position = POSITION
        }
  }
  const documents = (await listSample(60)).map((document) => {
    if (!document.source.url.includes('/filings/')) return document
    // The pages of the sample are JSON of this form.
    const page = JSON.parse(Buffer.from(document.bytes).toString()) as { results: Sampled[] }
    rename(page)
    const { sha256: _digest, bytes: _bytes, ...facts } = document.source
    return anAnswer('', page, facts)
  })
  const named = documents
    .map(({ bytes }) => Buffer.from(bytes).toString())
    .find((text) => text.includes(NAME))
  // The pages of the sample are JSON of this form.
  const { results } = JSON.parse(named ?? '') as { results: Sampled[] }
  const copied = results.filter((filing) => JSON.stringify(filing).includes(NAME))
  const again = { count: copied.length, next: null, previous: null, results: copied }
  const parts = { prefix: null, first_name: 'ANNE', nickname: null, middle_name: null, suffix: null }
  const listed = { id, ...parts, last_name: NAME, registrant: { id: 7 } }
  return {
    id,
    documents: [
      ...documents,
      anAnswer('filings/?client_id=1', again),
      anAnswer('lobbyists/?registrant_id=7', { ...again, count: 1, results: [listed] }),
    ],
  }
}

const note = (kind: string, dataset: string, row: string, fields: readonly string[], text = 'In danger.') =>
  makeDocument(
    'notices',
    JSON.stringify({ notices: [{ dataset, row, kind, fields, text, decided_on: '2026-06-20' }] }),
  )

const takeDown = (dataset: string, row: string, fields: readonly string[]) =>
  note('takedown', dataset, row, fields)

test('a takedown of the name of a lobbyist reaches every file', async (t) => {
  const { id, documents } = await listNamed()
  const [before, after] = [makeFolder(t), makeFolder(t)]
  const shown = await buildLobbying(before, documents)
  const find = (directory: string, release: string) =>
    readRows<LobbyingLobbyist>(directory, release, 'lobbyists').find((row) => row.lobbyist_id === id) ??
    assert.fail('no such lobbyist')
  const row = find(before, shown.summary.id)
  assert.equal(row.last_name, NAME)
  const { summary } = await buildLobbying(after, [
    ...documents,
    takeDown('lobbyists', row.id, ['first_name', 'last_name']),
  ])
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  assert.equal(find(after, summary.id).last_name, null)
  const release = join(after, summary.id)
  assert.deepEqual(listHolding(release, NAME), [])
  assert.deepEqual(listHolding(release, POSITION), [])
  const files = ['activities.json', 'activity-lobbyists.csv', 'activity-lobbyists.parquet', 'lobbyists.csv']
  const held = listHolding(join(before, shown.summary.id), NAME)
  for (const name of files) assert.ok(held.includes(`data/${name}`), name)
  assert.ok(listHolding(join(before, shown.summary.id), POSITION).includes('data/activity-lobbyists.csv'))
  const lines = readCsv(after, summary.id, 'activity-lobbyists')
  assertNoted(lines, id, `takedown of lobbyists/${id}/first_name, lobbyists/${id}/last_name: In danger.`)
  assert.ok(!held.includes('data/refusals.csv') && !held.includes('data/facts-lda-lobbyists.csv'))
  const others = readCsv(after, summary.id, 'activity-lobbyists').filter(({ last_name }) => last_name !== '')
  assert.ok(others.length > 0, 'other names stay')
})

type Line = Readonly<Record<string, string | undefined>>

/** Every line of the lobbyist has this note, and no other line has any. */
const assertNoted = (lines: readonly Line[], id: number, notices: string): void => {
  const isOwn = ({ lobbyist_id }: Line) => lobbyist_id === String(id)
  assert.ok(lines.some(isOwn) && !lines.every(isOwn))
  for (const line of lines) assert.equal(line['notices'], isOwn(line) ? notices : '')
}

test('an erratum on the row of a lobbyist, or on a list of an activity, reaches the lines made from it', async (t) => {
  const { id, documents } = await listNamed()
  const directory = makeFolder(t)
  const build = async (...notices: readonly TestDocument[]) => {
    const { summary } = await buildLobbying(directory, [...documents, ...notices])
    assert.deepEqual(
      summary.checks.filter(({ passed }) => !passed),
      [],
    )
    return summary.id
  }
  const first = await build()
  const { id: row } =
    readRows<LobbyingLobbyist>(directory, first, 'lobbyists').find((one) => one.lobbyist_id === id) ??
    assert.fail()
  const second = await build(note('erratum', 'lobbyists', row, ['last_name'], 'The surname is Smythe.'))
  const lines = readCsv(directory, second, 'activity-lobbyists')
  assertNoted(lines, id, `erratum of lobbyists/${id}/last_name: The surname is Smythe.`)
  assert.ok(
    lines.some(({ last_name }) => last_name === NAME),
    'the name stays',
  )
  const [activity = assert.fail()] = readRows<LobbyingActivity>(directory, first, 'activities')
  const third = await build(note('erratum', 'activities', activity.id, ['entities'], 'One was not lobbied.'))
  for (const { activity: own, notices } of readCsv(directory, third, 'activity-entities'))
    assert.equal(notices, own === activity.id ? 'erratum of entities: One was not lobbied.' : '')
  assert.ok(readCsv(directory, third, 'activity-lobbyists').every(({ notices }) => notices === ''))
})

test('a takedown of the lobbyists of an activity empties the list, and their rows', async (t) => {
  const documents = await listSample(60)
  const [before, after] = [makeFolder(t), makeFolder(t)]
  const first = await buildLobbying(before, documents)
  const [activity = assert.fail()] = readRows<LobbyingActivity>(
    before,
    first.summary.id,
    'activities',
  ).filter(({ lobbyists }) => lobbyists.length > 0)
  const { summary } = await buildLobbying(after, [
    ...documents,
    takeDown('activities', activity.id, ['lobbyists']),
  ])
  const rowsOf = (directory: string, release: string) =>
    readCsv(directory, release, 'activity-lobbyists').filter((line) => line['activity'] === activity.id)
  assert.equal(rowsOf(before, first.summary.id).length, activity.lobbyists.length)
  assert.deepEqual(rowsOf(after, summary.id), [])
})

/** Names of the files of a release that hold a text. */
const listHolding = (release: string, text: string): string[] =>
  [...readTree(release)].flatMap(([name, content]) => (content.includes(text) ? [name] : []))
