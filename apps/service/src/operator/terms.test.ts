import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const putText = ({ ROTUNDA_DATA: directory }: TestEnvironment, text: string | Uint8Array): string => {
  const file = join(directory, 'terms.md')
  writeFileSync(file, text)
  return file
}

test('terms are added, listed, shown as they were written, and accepted on paper', async (t) => {
  const own = makeEnvironment(t)
  assert.equal((await runHere(own, 'terms', 'list')).stdout, 'There are no terms.\n')
  const file = putText(own, 'Be kind.\n')
  const add = ['terms', 'add', file, '--version']
  const first = await askHere(own, ...add, '2026-01', '--in-force', '2026-01-01')
  assert.deepEqual([first.in_force_at, first.path], ['2026-01-01T00:00:00.000Z', '/terms/2026-01'])
  await askHere(own, ...add, '2999-01', '--in-force', '2999-01-01')
  const { data } = await askHere(own, 'terms', 'list')
  assert.deepEqual(
    data.map(({ version, state }: Record<string, unknown>) => [version, state]),
    [
      ['2999-01', 'to_come'],
      ['2026-01', 'in_force'],
    ],
  )
  assert.equal((await runHere(own, 'terms', 'show', '2026-01')).stdout, 'Be kind.\n')
  assert.equal((await askHere(own, 'terms', 'show', '2026-01')).text, 'Be kind.\n')
  const issue = ['keys', 'issue', '--organisation', 'One', '--scope', 'members:read']
  await askHere(own, ...issue, '--terms-accepted-by', 'Jane Doe')
  const accept = ['terms', 'accept', '--organisation', 'One', '--version', '2999-01', '--note', 'A letter']
  for (const _time of [1, 2]) await askHere(own, ...accept)
  const lines = await askHere(own, 'audit', 'list', '--action', 'terms.accept')
  assert.deepEqual(
    lines.data.map(({ object }: { object: string }) => object),
    ['2999-01', '2026-01'],
  )
  const listed = await askHere(own, 'terms', 'list')
  assert.deepEqual(
    listed.data.map(({ acceptances }: { acceptances: number }) => acceptances),
    [1, 1],
  )
})

test('today means at once, and terms that cannot be added are refused with the reason', async (t) => {
  const own = makeEnvironment(t)
  const file = putText(own, 'Be kind.')
  const add = (version: string, day: string, from = file) =>
    runHere(own, 'terms', 'add', from, '--version', version, '--in-force', day)
  await add('first', '2026-01-01')
  const today = new Date().toISOString().slice(0, 10)
  assert.equal((await add('second', today)).code, 0)
  const { data } = await askHere(own, 'terms', 'list')
  assert.deepEqual([data[0].version, data[0].state], ['second', 'in_force'])
  const faults: readonly (readonly [() => ReturnType<typeof add>, number, RegExp])[] = [
    [() => add('second', today), 1, /second exists already/],
    [() => add('third', '2026-01-01'), 1, /the date in force is in the past/],
    [() => add('a b', today), 1, /letters, digits and dashes/],
    [() => add('third', '2027-02-30'), 2, /--in-force must be a day/],
    [() => add('third', today, `${file}.none`), 1, /terms\.md\.none cannot be read/],
    [() => add('third', today, putText(own, new Uint8Array([0xff]))), 1, /not plain text/],
  ]
  for (const [run, expected, says] of faults) {
    const { code, stderr } = await run()
    assert.equal(code, expected)
    assert.match(stderr, says)
  }
})
