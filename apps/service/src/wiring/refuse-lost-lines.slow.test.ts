import assert from 'node:assert/strict'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { importLedger, ledgerMigration, parseLedger, readLedgerBytes } from '../corrections/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { build, makeFolder, publishAnyway } from '../releases/testing.ts'
import { readLedgerFile } from './ledger-file.ts'
import { lacksPublishedLines, refuseLostLines } from './refuse-lost-lines.ts'

const NOW = new Date('2100-01-01T00:00:00.000Z')

/** A withdrawn line may be anything, so it fits the rows of every collection. */
const LINES = ['c0', 'c1'].flatMap((id) => [
  `{"id":"${id}","note":"This line was never a correction."}\n`,
  `{"withdraws":"${id}","reason":"It says nothing.","entered_at":"2026-06-03T12:00:00.000Z"}\n`,
])

onEveryStore((open) => {
  let store: TestStore
  before(async () => {
    store = await open([ledgerMigration])
  })
  after(() => store.destroy())

  const take = (name: string, bytes: Uint8Array) =>
    importLedger(store, { collection: name, file: 'corrections.ndjson', bytes }, NOW)

  /** A folder with a published release of these lines. */
  const publish = async (folder: string, lines: readonly string[]): Promise<string> => {
    const ledger = Buffer.from(lines.join(''))
    const corrections = parseLedger(ledger.toString('utf8'), 'ledger')
    const { summary } = await build(folder, undefined, { ledger, corrections })
    await publishAnyway({ directory: folder, release: summary.id, now: NOW })
    return summary.id
  }

  const refusalOf = async (name: string, places: Parameters<typeof refuseLostLines>[2]): Promise<string> => {
    try {
      await refuseLostLines(store, { name }, places)
    } catch (cause) {
      assert.ok(cause instanceof OperatorFault)
      return cause.message
    }
    return ''
  }

  test('a ledger that lacks lines of a published release is refused, and whole after the import that the refusal names', async (t) => {
    const releases = makeFolder(t)
    const places = { releases, corrections: join(makeFolder(t), 'corrections.ndjson') }
    assert.equal(await refusalOf('lost', places), '')
    const lacks = (lines: readonly string[]) => lacksPublishedLines(places, Buffer.from(lines.join('')))
    assert.equal(lacks([]), false)
    const release = await publish(releases, LINES)
    assert.deepEqual([lacks(LINES), lacks([...LINES, ...LINES])], [false, false])
    assert.deepEqual([lacks([]), lacks(LINES.slice(0, 2)), lacks(LINES.slice(2))], [true, true, true])
    // A release before it, published again, does not hide the later one.
    await publish(releases, LINES.slice(0, 2))
    const lost = await refusalOf('lost', places)
    assert.match(lost, new RegExp(`release ${release} was built from 4 lines .* has only the first 0`))
    await take('lost', Buffer.from(LINES.slice(0, 2).join('')))
    const older = await refusalOf('lost', places)
    const [, from = '', to = ''] =
      /only the first 2: .* copy (\S+) to (\S+) and run: .*corrections import --collection lost$/.exec(
        older,
      ) ?? []
    copyFileSync(from, to)
    assert.equal(await take('lost', (await readLedgerFile(to)) ?? assert.fail()), 2)
    assert.equal(await refusalOf('lost', places), '')
    assert.equal((await readLedgerBytes(store, 'lost')).toString(), LINES.join(''))
  })

  test('a ledger with other lines than a published release is refused with the way out', async (t) => {
    const places = { releases: makeFolder(t), corrections: join(makeFolder(t), 'corrections.ndjson') }
    await publish(places.releases, LINES.slice(0, 2))
    await take('other', Buffer.from(LINES.slice(2).join('')))
    assert.match(await refusalOf('other', places), /has other lines: .*Restore the database from a copy\.$/)
  })

  test('a ledger may have more lines than the releases, and a release that was never published is not asked', async (t) => {
    const places = { releases: makeFolder(t), corrections: join(makeFolder(t), 'corrections.ndjson') }
    await publish(places.releases, LINES.slice(0, 2))
    await take('more', Buffer.from(LINES.join('')))
    const ledger = Buffer.from(`${LINES.join('')}\n\n`)
    await build(places.releases, undefined, { ledger, corrections: [] })
    assert.equal(await refusalOf('more', places), '')
  })
})
