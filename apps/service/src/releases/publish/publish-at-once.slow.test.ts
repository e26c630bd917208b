import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { endWithTest, once, waitUntil } from '../../platform/testing.ts'
import { readHistory } from './publications.ts'
import { archive, build, makeFolder, makeRow, publishAnyway } from '../testing.ts'

const PROGRAM = join(import.meta.dirname, '../testing/publish-often.ts')
const NOW = new Date('2026-06-05T10:00:00Z')

const buildSome = async (directory: string, count: number): Promise<string[]> => {
  const releases: string[] = []
  for (let number = 0; number < count; number += 1) {
    const rows = [makeRow(2, { title: `Wells ${number}` })]
    releases.push((await build(directory, [archive({ series: 'requests/2026', rows })])).summary.id)
  }
  return releases
}

/** A process that waits for the word, so that all of them begin together. */
const start = async (directory: string, times: number, releases: readonly string[]) => {
  const args = [PROGRAM, directory, String(times), ...releases]
  const child = endWithTest(spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] }))
  const said: string[] = []
  const lines = createInterface(child.stdout)
  await once(lines, 'line')
  lines.on('line', (line) => said.push(line))
  const ended = once(child, 'close')
  return { begin: () => child.stdin.write('begin\n'), ended, said, child }
}

const countOf = (releases: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    releases.toSorted().map((release) => [release, releases.filter((one) => one === release).length]),
  )

test('of processes that publish at once each publication is in the history exactly once', async (t) => {
  const directory = makeFolder(t)
  const releases = await buildSome(directory, 4)
  const pairs = [releases.slice(0, 2), releases.slice(2), releases.slice(1, 3)]
  const children = await Promise.all(pairs.map((pair) => start(directory, 12, pair)))
  for (const { begin } of children) begin()
  const codes = await Promise.all(children.map(async ({ ended }) => (await ended)[0] as unknown))
  assert.deepEqual(codes, [0, 0, 0])
  const published = children.flatMap(({ said }) => said)
  const history = readHistory(directory).publications.map(({ release }) => release)
  assert.ok(published.length > 24, `${published.length} publications`)
  assert.deepEqual(countOf(history), countOf(published))
  assert.ok(children.some(({ said }) => said.at(-1) === history[0]))
  // A current release is not published again: no act follows one of the same release.
  assert.ok(history.every((release, index) => release !== history[index + 1]))
})

test('a process that is killed while it publishes keeps nobody from publishing', async (t) => {
  const directory = makeFolder(t)
  const releases = await buildSome(directory, 3)
  const { begin, ended, said, child } = await start(directory, 10_000, releases.slice(0, 2))
  begin()
  await waitUntil('five publications', () => readHistory(directory).publications.length >= 5)
  child.kill('SIGKILL')
  await ended
  const before = readHistory(directory).publications
  assert.ok(before.length - said.length <= 1, 'one may be in the history before it was said')
  const [, , last = ''] = releases
  const needs = { directory, release: last, now: NOW }
  assert.equal((await publishAnyway(needs)).outcome, 'published')
  assert.deepEqual(readHistory(directory).publications.slice(1), before)
  const folders = [...releases, 'builds', 'indexes', 'publications', 'read']
  assert.deepEqual(readdirSync(directory).toSorted(), folders.toSorted())
})
