import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { OperatorFault } from '../../platform/index.ts'
import { onEveryStore } from '../../platform/store/testing.ts'
import type { ReleaseSummary } from '../release.ts'
import { mirrorHistory, makeRowActs } from './mirror-history.ts'
import {
  announce,
  findEdition,
  importActs,
  listNewest,
  listPublicationRows,
  publicationsMigration,
  serviceRolesMigration,
  recordEnding,
  switchDue,
} from './publication-rows.ts'
import { addAct, listActs, readHistory } from './publications.ts'
import { countServing, dropService, listServices, reportService } from './service-rows.ts'

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string]
const START = new Date('2026-06-15T12:00:00Z')

onEveryStore((open) => {
  let now = START
  const opened = open([publicationsMigration, serviceRolesMigration], () => now)
  const root = mkdtempSync(join(tmpdir(), 'rotunda-rows-'))
  after(async () => {
    await (await opened).destroy()
    rmSync(root, { recursive: true })
  })
  let collection = ''
  let count = 0
  beforeEach(() => {
    now = START
    count += 1
    collection = `wells ${count}`
  })
  const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

  const makeMachine = (name: string, ...releases: readonly string[]): string => {
    const directory = join(root, `${count} ${name}`)
    for (const release of releases) addRelease(directory, release)
    mkdirSync(directory, { recursive: true })
    return directory
  }
  const publicationOf = (release: string) => ({ release, published_at: now.toISOString(), accepted: [] })
  const announceOne = async (release: string, number: number, waitSeconds = 60) =>
    announce(await opened, { collection, number, publication: publicationOf(release), waitSeconds })
  const report = async (id: string, holds: readonly string[], serving: string | null = null) => {
    const service = { id, host: 'host', process: 1, version: '1', startedAt: START, roles: ['data'] }
    await reportService(await opened, {
      ...service,
      releases: { [collection]: { serving, holds, fault: null } },
    })
  }
  const listCurrent = async () =>
    (await listPublicationRows(await opened, collection)).map(({ number, release, isCurrent }) => [
      number,
      release[0],
      isCurrent,
    ])

  test('a number of a collection is given once, and an announcement is not current', async () => {
    const store = await opened
    const before = await findEdition(store)
    assert.deepEqual(await Promise.all([announceOne(A, 1), announceOne(B, 1)]).then((all) => all.sort()), [
      false,
      true,
    ])
    assert.notEqual(await findEdition(store), before)
    assert.equal((await listCurrent()).length, 1)
    assert.equal((await listNewest(store)).get(collection), undefined)
  })

  test('a release becomes current when every running service holds it, in the order of the numbers', async () => {
    const store = await opened
    await report('one', [A])
    await report('two', [])
    await announceOne(A, 1)
    await announceOne(B, 2)
    assert.equal(await switchDue(store, collection), false)
    await report('two', [A])
    assert.equal(await switchDue(store, collection), true)
    assert.equal(await switchDue(store, collection), false)
    assert.deepEqual(await listCurrent(), [
      [2, 'b', false],
      [1, 'a', true],
    ])
    await report('one', [B], A)
    await report('two', [B], B)
    assert.equal(await switchDue(store, collection), true)
    assert.equal((await listNewest(store)).get(collection), B)
    assert.deepEqual(countServing(await listServices(store), collection, B), { running: 2, serving: 1 })
    await dropService(store, 'one')
    assert.deepEqual(countServing(await listServices(store), collection, B), { running: 1, serving: 1 })
    await dropService(store, 'two')
  })

  test('a service that lacks the release is waited for until the time is due, and a silent service is not', async () => {
    const store = await opened
    await report('one', [])
    await announceOne(A, 1, 60)
    pass(19)
    assert.equal(await switchDue(store, collection), false)
    await report('one', [])
    pass(19)
    await report('one', [])
    pass(19)
    await report('one', [])
    assert.equal(await switchDue(store, collection), false)
    pass(3)
    assert.equal(await switchDue(store, collection), true)
    await announceOne(B, 2, 60)
    pass(18)
    assert.equal((await listServices(store)).length, 0)
    assert.equal(await switchDue(store, collection), true)
  })

  test('a service without the collection is not waited for', async () => {
    const store = await opened
    const service = {
      id: 'other',
      host: 'host',
      process: 1,
      version: '1',
      startedAt: START,
      roles: ['deliver'],
    }
    await reportService(store, { ...service, releases: {} })
    await announceOne(A, 1)
    assert.equal(await switchDue(store, collection), true)
    assert.deepEqual(
      (await listServices(store)).map(({ roles }) => roles),
      [['deliver']],
    )
    await dropService(store, 'other')
  })

  test('files of an earlier version are imported once, and a new machine gets them', async () => {
    const store = await opened
    const first = makeMachine('first', A, B)
    await addAct(first, 1, publicationOf(A))
    await addAct(first, 2, { ...publicationOf(B), published_at: '2026-06-15T13:00:00.000Z' })
    const rows = await mirrorHistory({ store, collection, directory: first })
    assert.deepEqual(
      rows.map(({ number, release, published_at, isCurrent }) => [number, release, published_at, isCurrent]),
      [
        [2, B, '2026-06-15T13:00:00.000Z', true],
        [1, A, '2026-06-15T12:00:00.000Z', true],
      ],
    )
    const edition = await findEdition(store)
    await mirrorHistory({ store, collection, directory: first })
    assert.equal(await findEdition(store), edition)
    const second = makeMachine('second', A, B)
    await mirrorHistory({ store, collection, directory: second })
    assert.deepEqual(readFiles(second), readFiles(first))
  })

  test('acts that the version before wrote after the import follow the rows', async () => {
    const store = await opened
    const directory = makeMachine('one', A, B)
    await addAct(directory, 1, publicationOf(A))
    await mirrorHistory({ store, collection, directory })
    await addAct(directory, 2, publicationOf(B))
    await mirrorHistory({ store, collection, directory })
    assert.equal((await listNewest(store)).get(collection), B)
  })

  test('two folders with different histories are refused by name, and neither is changed', async () => {
    const store = await opened
    const [one, two] = [makeMachine('one', A), makeMachine('two', B)]
    await addAct(one, 1, publicationOf(A))
    await addAct(two, 1, publicationOf(B))
    await mirrorHistory({ store, collection, directory: one })
    const [files, edition] = [readFiles(two), await findEdition(store)]
    await assert.rejects(
      mirrorHistory({ store, collection, directory: two }),
      (fault) =>
        fault instanceof OperatorFault &&
        fault.message.includes(two) &&
        fault.message.includes('publication 1') &&
        fault.message.includes(A.slice(0, 12)) &&
        fault.message.includes(B.slice(0, 12)),
    )
    assert.deepEqual([readFiles(two), await findEdition(store)], [files, edition])
  })

  test('two folders with different histories that start at once are not mixed', async () => {
    const store = await opened
    const acts = (...releases: readonly string[]) =>
      releases.map((release, index) => ({ number: index + 1, publication: publicationOf(release) }))
    await importActs(store, collection, acts(A))
    // The other process read its files before.
    await importActs(store, collection, acts(B, C))
    assert.deepEqual(await listCurrent(), [[1, 'a', true]])
    await importActs(store, collection, acts(A, C))
    assert.deepEqual(await listCurrent(), [
      [2, 'c', true],
      [1, 'a', true],
    ])
  })

  test('a machine lists the acts up to the newest release that it holds', async () => {
    const store = await opened
    const directory = makeMachine('one', A)
    for (const [index, release] of [A, B, C].entries()) {
      await announceOne(release, index + 1, 0)
      await switchDue(store, collection)
      pass(1)
    }
    await mirrorHistory({ store, collection, directory })
    assert.deepEqual(
      listActs(directory).map(({ number }) => number),
      [1],
    )
    addRelease(directory, C)
    await mirrorHistory({ store, collection, directory })
    assert.deepEqual(
      listActs(directory).map(({ number }) => number),
      [3, 2, 1],
    )
    assert.equal(readHistory(directory).publications[0]?.release, C)
  })

  test('acts whose release is not on this machine do not count, and the history names the newest', async () => {
    const directory = makeMachine('one', A)
    for (const [index, release] of [A, B, C].entries())
      await addAct(directory, index + 1, publicationOf(release))
    const { publications, absent } = readHistory(directory)
    assert.deepEqual([publications.map(({ release }) => release), absent], [[A], C])
    rmSync(join(directory, A), { recursive: true })
    assert.equal(readHistory(directory).publications.length, 3)
  })

  test('an ended release is removed on every machine, also on one that ended it without the database', async () => {
    const store = await opened
    const [one, two] = [makeMachine('one', A, B), makeMachine('two', A, B)]
    for (const [index, release] of [A, B].entries()) {
      await announceOne(release, index + 1, 0)
      await switchDue(store, collection)
    }
    for (const directory of [one, two]) await mirrorHistory({ store, collection, directory })
    const ended = { ended_at: now.toISOString(), notice: 'It named a person.', summary: summaryOf(A) }
    await recordEnding(store, collection, ended)
    for (const directory of [one, two]) {
      await mirrorHistory({ store, collection, directory })
      assert.deepEqual(
        [existsSync(join(directory, A)), existsSync(join(directory, 'ended', `${A}.json`))],
        [false, true],
      )
    }
  })

  test('the acts in the database gives the number after the newest announcement', async () => {
    const store = await opened
    const directory = makeMachine('one', A)
    const acts = makeRowActs({ store, collection, directory }, 60)
    assert.deepEqual(await acts.list(), [])
    assert.equal(await acts.add(1, publicationOf(A)), true)
    assert.equal(await acts.add(1, publicationOf(B)), false)
    // The first release replaces none, so it becomes current at once.
    assert.equal(await switchDue(store, collection), true)
    await report('one', [])
    assert.equal(await acts.add(2, publicationOf(B)), true)
    assert.equal(await switchDue(store, collection), false)
    assert.deepEqual(
      (await acts.list()).map(({ number, publication }) => [number, publication.release]),
      [
        [2, B],
        [1, A],
      ],
    )
    await dropService(store, 'one')
  })
})

const summaryOf = (id: string): ReleaseSummary => ({
  id,
  token: `snap-${id.slice(0, 20)}`,
  files: [],
  checks: [],
  datasets: [],
})

const addRelease = (directory: string, release: string): void => {
  mkdirSync(join(directory, release), { recursive: true })
  writeFileSync(join(directory, release, 'release.json'), JSON.stringify(summaryOf(release)))
}

const readFiles = (directory: string): unknown => [
  readdirSync(join(directory, 'publications')),
  listActs(directory),
]
