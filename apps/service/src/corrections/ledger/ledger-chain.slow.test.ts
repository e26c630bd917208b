import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { after, before, test } from 'node:test'
import { endWithTest, once } from '../../platform/testing.ts'
import { openStore } from '../../platform/store/index.ts'
import type { Store } from '../../platform/index.ts'
import { onEveryStore, type TestStore } from '../../platform/store/testing.ts'
import {
  checkLedgerChain,
  ledgerMigration,
  parseLedger,
  readLedgerForBuild,
  readLedgerText,
  type LedgerTables,
} from './index.ts'
import type { LedgerLineRow } from './ledger-tables.ts'
import { makeEntry, makeLedger } from './testing.ts'

/** After the clock of any server that runs these tests. */
const LATER = new Date('2100-03-02T12:00:00.000Z')
const shift = (milliseconds: number): Date => new Date(LATER.getTime() + milliseconds)

/** Appends corrections until it is killed, and prints each id once it is stored. */
const PROGRAM = `
  const [place, store, testing, ledger] = process.argv.slice(1)
  const { openStore } = await import(store)
  const { ledgerMigration } = await import(ledger)
  const { makeEntry, makeLedger } = await import(testing)
  const opened = await openStore({ ...JSON.parse(place), migrations: [ledgerMigration] })
  const chain = makeLedger(opened)
  for (let number = 1; ; number += 1) {
    await chain.add(makeEntry('killed-' + number), new Date('2100-03-02T12:00:00Z'))
    process.stdout.write('killed-' + number + '\\n')
  }`

onEveryStore((open) => {
  let store: TestStore
  let number = 0
  before(async () => {
    store = await open([ledgerMigration])
  })
  after(() => store.destroy())

  /** A ledger that no other test uses. */
  const makeOwn = () => {
    number += 1
    const collection = `own-${number}`
    return {
      ...makeLedger(store, collection),
      collection,
      read: () => readLedgerText(store, collection),
      check: async () => (await checkLedgerChain(store, collection)).brokenAt,
      build: (newest: string) => readLedgerForBuild(store, collection, newest),
    }
  }

  test('what is added is the next line of the ledger, and can be read as a file', async () => {
    const { add, withdraw, read, check } = makeOwn()
    assert.deepEqual([await read(), await check()], ['', null])
    const lines = [
      await add(makeEntry('c1'), LATER),
      await add(makeEntry('c2'), LATER),
      await withdraw('c1', LATER),
    ]
    assert.equal(await read(), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    assert.deepEqual(
      parseLedger(await read(), 'ledger').map(({ id, withdrawn }) => [id, withdrawn?.reason]),
      [
        ['c1', 'It was another record.'],
        ['c2', undefined],
      ],
    )
    assert.equal(await check(), null)
  })

  test('a line that would stop builds is refused, and the ledger is as before', async () => {
    const { add, withdraw, read } = makeOwn()
    await add(makeEntry('c1'), LATER)
    await add(makeEntry('c2'), LATER)
    await withdraw('c2', LATER)
    const whole = await read()
    for (const [order, says] of [
      [() => add(makeEntry('c1'), LATER), /^Refusal: Nothing was added: the line uses the id c1 again/],
      [() => add(makeEntry('c2'), LATER), /uses the id c2 again/],
      [() => withdraw('c2', LATER), /withdraws c2 again/],
      [() => withdraw('c9', LATER), /withdraws c9, and no line above has that id/],
      [() => add(makeEntry('c3', { decided_at: '2999-01-01T00:00:00Z' }), LATER), /before its decided_at/],
      [() => add(makeEntry('c3', { record: '' }), LATER), /is not a correction/],
      [() => add(makeEntry('c3', { after: undefined }), LATER), /is not a correction/],
    ] as const)
      await assert.rejects(order, says)
    assert.equal(await read(), whole)
  })

  test('a clock that goes backwards dates no line before the line above', async () => {
    const { add, withdraw } = makeOwn()
    const first = await add(makeEntry('c1'), LATER)
    const second = await add(makeEntry('c2'), shift(-5000))
    const third = await withdraw('c2', shift(-9000))
    const fourth = await add(makeEntry('c3'), shift(-1))
    assert.deepEqual(
      [first, second, third, fourth].map(({ entered_at }) => entered_at),
      Array(4).fill(LATER.toISOString()),
    )
    assert.equal((await add(makeEntry('c4'), shift(1))).entered_at, shift(1).toISOString())
  })

  test('a line that a build has not read is not dated before the documents of the build', async () => {
    const { add, build } = makeOwn()
    assert.equal((await build(shift(9000).toISOString())).length, 0)
    assert.equal((await add(makeEntry('c1'), LATER)).entered_at, shift(9000).toISOString())
    // An older document moves no line back.
    assert.notEqual((await build('2026-01-01T00:00:00.000Z')).length, 0)
    assert.equal((await add(makeEntry('c2'), shift(9001))).entered_at, shift(9001).toISOString())
  })

  test('two stores that add and build at once leave one chain, and no line is dated before a build without it', async (t) => {
    const { collection, read, check } = makeOwn()
    const other =
      store.place.directory === '' && store.place.databaseUrl === undefined ? store : await openAgain()
    if (other !== store) t.after(() => other.close())
    await readLedgerForBuild(store, collection, shift(-1000).toISOString())
    const builds: { readonly newest: string; readonly text: string }[] = []
    /** Orders one after the other, so that they share no transaction. */
    const work = async (one: Store, name: string): Promise<void> => {
      for (let step = 0; step < 10; step += 1) {
        await makeLedger(one, collection).add(makeEntry(`${name}-${step}`), shift(-step))
        const newest = shift(step * 10).toISOString()
        builds.push({ newest, text: (await readLedgerForBuild(one, collection, newest)).toString() })
      }
    }
    await Promise.all([work(store, 'a'), work(other, 'b'), work(store, 'c'), work(other, 'd')])
    const whole = await read()
    assert.equal(await check(), null)
    assert.equal(parseLedger(whole, 'ledger').length, 40)
    for (const { newest, text } of builds) {
      assert.ok(whole.startsWith(text))
      for (const { entered_at } of parseLedger(whole, 'ledger').slice(parseLedger(text, 'ledger').length))
        assert.ok(entered_at >= newest, `${entered_at} is before ${newest}`)
    }
  })

  test('two orders with one id add one line', async (t) => {
    const { collection, read } = makeOwn()
    const other =
      store.place.directory === '' && store.place.databaseUrl === undefined ? store : await openAgain()
    if (other !== store) t.after(() => other.close())
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        makeLedger(index % 2 === 0 ? store : other, collection).add(makeEntry('same'), LATER),
      ),
    )
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.equal(parseLedger(await read(), 'ledger').length, 1)
  })

  test('a line that is changed, removed or put between others is found', async () => {
    const { add, withdraw, collection, check } = makeOwn()
    for (const id of ['c1', 'c2', 'c3']) await add(makeEntry(id), LATER)
    await withdraw('c2', LATER)
    const lines = await store
      .db<LedgerTables>()
      .selectFrom('ledger_lines')
      .selectAll()
      .where('collection', '=', collection)
      .orderBy('number')
      .execute()
    /** Writes the ledger as an intruder with the database would. */
    const rewrite = async (rows: readonly LedgerLineRow[]) => {
      await store.write<LedgerTables, unknown>(async (trx) => {
        await trx.deleteFrom('ledger_lines').where('collection', '=', collection).execute()
        return trx
          .insertInto('ledger_lines')
          .values([...rows])
          .execute()
      })
      return check()
    }
    for (const change of [
      { bytes: Buffer.from(JSON.stringify(makeEntry('c2'))) },
      { correction_id: 'c9' },
      { entered_at: '2026-01-01T00:00:00.000Z' },
      { hash: '0'.repeat(64) },
      { previous_hash: '0'.repeat(64) },
    ])
      assert.equal(
        await rewrite(lines.map((line) => (line.number === 2 ? { ...line, ...change } : line))),
        2,
        Object.keys(change).join(),
      )
    for (const removed of [1, 2, 3])
      assert.equal(await rewrite(lines.filter((line) => line.number !== removed)), removed + 1)
    assert.equal(await rewrite(lines), null)
  })

  test('a process that is killed while it adds leaves a whole chain with every line that it had stored', async (t) => {
    const { directory, databaseUrl } = store.place
    if (directory === '' && databaseUrl === undefined) return t.skip('PGlite lives in one process')
    const modules = ['../../platform/store/index.ts', './testing.ts', './index.ts'].map(
      (name) => new URL(name, import.meta.url).href,
    )
    const child = endWithTest(
      spawn(
        process.execPath,
        ['--input-type=module', '--eval', PROGRAM, JSON.stringify(store.place), ...modules],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      ),
    )
    const stored: string[] = []
    for await (const id of createInterface(child.stdout)) {
      stored.push(id)
      if (stored.length === 20) child.kill('SIGKILL')
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const ids = parseLedger(await readLedgerText(store, 'appropriations'), 'ledger').map(({ id }) => id)
    assert.deepEqual(ids.slice(0, stored.length), stored)
    assert.ok(stored.length >= 20 && ids.length <= stored.length + 1)
    assert.equal((await checkLedgerChain(store, 'appropriations')).brokenAt, null)
    const { add } = makeLedger(store)
    assert.ok(await add(makeEntry('after'), LATER))
  })

  const openAgain = () => openStore({ ...store.place, migrations: [ledgerMigration] })
})
