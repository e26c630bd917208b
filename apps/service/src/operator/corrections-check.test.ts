import assert from 'node:assert/strict'
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { askHere, makeEnvironment, runHere } from './testing.ts'

const TABLE = [
  'Agency,Account,State,Recipient for Project,House Amount,House Requestor(s)',
  'Agency of Samples,Sample Grants,CA,Sample City for Well,20000,Sample',
  'Agency of Samples,Sample Grants,CA,Sample City for Bridge,30000,Sample',
  '',
].join('\n')

/** A published release, and a ledger to which lines can be added. */
const setUp = async (t: TestContext) => {
  const environment = makeEnvironment(t)
  writeFileSync(join(environment.ROTUNDA_DATA, 'table.csv'), TABLE)
  await askHere(
    environment,
    ...['sources', 'add', 'table.csv', '--url', 'https://house.example/table.csv'],
    ...['--publisher', 'house-appropriations', '--fiscal-year', '2026', '--subcommittee', 'INT'],
  )
  const build = () => askHere(environment, 'release', 'build')
  const { release } = await build()
  await askHere(environment, 'release', 'publish', 'latest')
  const read = (id: string) =>
    JSON.parse(
      readFileSync(join(environment.ROTUNDA_DATA, 'releases', id, 'data/house-projects.json'), 'utf8'),
    )
  const [row] = read(release)
  let minute = 0
  const enter = (line: object | string): void => {
    minute += 1
    const entered_at = `2026-06-01T00:${String(minute).padStart(2, '0')}:00.000Z`
    const text = typeof line === 'string' ? line : JSON.stringify({ entered_at, ...line })
    appendFileSync(join(environment.ROTUNDA_DATA, 'corrections.ndjson'), `${text}\n`)
  }
  const facts = { evidence_url: 'https://member.example/', decided_at: '2026-06-01T00:00:00Z' }
  const correct = (id: string, changes: object = {}): void => {
    enter({ record: row.id, id, field: 'amount', before: row.amount, after: 15_000, ...facts, ...changes })
  }
  return {
    environment,
    row,
    build,
    read,
    enter,
    correct,
    take: () => askHere(environment, 'corrections', 'import'),
    check: () => runHere(environment, 'corrections', 'check'),
  }
}

test('each line that cannot be read, does not fit or was withdrawn is told, and nothing is built for it', async (t) => {
  const { environment, row, enter, correct, take, check } = await setUp(t)
  const before = readdirSync(join(environment.ROTUNDA_DATA, 'releases'))
  assert.deepEqual(await check(), { code: 0, stdout: '0 corrections, 0 withdrawn.\n', stderr: '' })
  correct('c1')
  correct('c2', { record: 'none' })
  correct('c3', { before: 7, after: 14_000 })
  correct('c4')
  enter({ withdraws: 'c4', reason: 'Entered twice.' })
  await take()
  enter('{')
  const { code, stdout, stderr } = await check()
  assert.equal(code, 1)
  assert.deepEqual(stdout.trimEnd().split('\n'), [
    'Line 6 is not JSON. No release was built from the line, so correct or delete it.',
    'c2: no_such_record (none, amount)',
    `c3: not_as_before (${row.id}, amount). The record has 15000, not 7.`,
    `c4: withdrawn (${row.id}, amount). Entered twice.`,
    '4 corrections, 1 withdrawn.',
  ])
  assert.match(
    stderr,
    /^Lines with faults \(1\).*Corrections that do not fit .* \(2\)\. To withdraw one.*lines that are not imported/,
  )
  assert.deepEqual(readdirSync(join(environment.ROTUNDA_DATA, 'releases')), before)
})

test('a wrong line is withdrawn, and the next release is built and published without it', async (t) => {
  const { environment, row, build, read, correct, take, check } = await setUp(t)
  const withdraw = (id: string, reason: string) =>
    askHere(environment, 'corrections', 'withdraw', '--id', id, '--reason', reason)
  /** Adds a line as a program does, to the file of the ledger. */
  const enterNext = async (id: string, changes: object = {}) => {
    const { ledger } = await askHere(environment, 'corrections', 'export', '--to', '-')
    await askHere(environment, 'corrections', 'export')
    const [, last = '2026-06-01T00:00:00.000Z'] = /.*"entered_at":"([^"]+)"/s.exec(ledger) ?? []
    correct(id, { entered_at: last, ...changes })
    await take()
  }
  await enterNext('c1', { after: 'much' })
  assert.match((await check()).stdout, /c1: not_a_value/)
  assert.deepEqual((await build()).failed_checks, ['corrections_applied'])
  await withdraw('c1', 'Not an amount.')
  await enterNext('c2')
  assert.equal((await check()).code, 0)
  const { release, failed_checks: failed } = await build()
  assert.deepEqual(failed, [])
  const { outcome } = await askHere(
    environment,
    'release',
    'publish',
    release,
    ...(await acceptAll(environment, release)),
  )
  assert.equal(outcome, 'published')
  const corrected = read(release).find(({ id }: { id: string }) => id === row.id)
  assert.deepEqual([corrected.amount, corrected.corrections.length], [15_000, 1])
  // A correction that a release applied still fits. Withdrawn and entered anew, it does not.
  assert.equal((await check()).code, 0)
  await withdraw('c2', 'It was less.')
  await enterNext('c3', { after: 12_000 })
  assert.equal((await check()).code, 0)
  await enterNext('c4', { before: 15_000, after: 14_000 })
  assert.match((await check()).stdout, /^c4: not_as_before/m)
})

const acceptAll = async (environment: Parameters<typeof runHere>[0], release: string): Promise<string[]> => {
  const { stdout } = await runHere(environment, 'release', 'publish', release, '--json')
  const { found = [] } = JSON.parse(stdout)
  return found.flatMap(({ accept }: { accept: string }) => ['--accept', accept])
}

test('where nothing was ever built, the lines of a file are read all the same', async (t) => {
  const environment = makeEnvironment(t)
  writeFileSync(join(environment.ROTUNDA_DATA, 'corrections.ndjson'), '{"id":"c1"}\n')
  const { faults, release, sound, file } = JSON.parse(
    (await runHere(environment, 'corrections', 'check', '--json')).stdout,
  )
  assert.deepEqual([faults.length, faults[0].line, faults[0].id, release, sound], [1, 1, 'c1', null, false])
  assert.equal(file, 'not_imported')
})

test('a correction is entered by what is known of it alone, and the next release has it', async (t) => {
  const { environment, row, build, read, check } = await setUp(t)
  const add = (...args: string[]) =>
    runHere(
      environment,
      ...['corrections', 'add', '--record', row.id, '--evidence', 'https://member.example/', ...args],
    )
  const dry = await add('--field', 'amount', '--after', '15000', '--dry-run')
  assert.deepEqual([dry.code, (await check()).stdout], [0, '0 corrections, 0 withdrawn.\n'])
  const { stdout } = await add('--field', 'amount', '--after', '15000', '--json')
  const { before, after, id, decided_at, entered_at } = JSON.parse(stdout)
  assert.deepEqual([before, after, decided_at], [row.amount, 15_000, entered_at])
  assert.match(id, /^\d{4}-\d{2}-\d{2}-amount-1$/)
  // The title of a row may well be a number.
  for (const value of ['A well', '2026'])
    assert.equal((await add('--field', 'recipient', '--after', value)).code, 0, value)
  for (const [says, ...args] of [
    [/The record has 15000\./, '--field', 'amount', '--after', '15000'],
    [/The record has 15000\./, '--field', 'amount', '--after', 'much'],
    [/The record has 15000\./, '--field', 'amount', '--after', '14000', '--before', '20000'],
    [/--field chamber/, '--field', 'chamber', '--after', 'senate'],
    [/uses the id/, '--field', 'amount', '--after', '14000', '--id', id],
    [/before its decided_at/, '--field', 'amount', '--after', '14000', '--decided-at', '2999-01-01'],
  ] as const) {
    const { code, stderr } = await add(...args)
    assert.deepEqual([code, says.test(stderr)], [1, true], stderr)
  }
  const nobody = await runHere(
    environment,
    ...['corrections', 'add', '--record', 'none', '--field', 'amount', '--after', '1'],
    ...['--evidence', 'https://member.example/'],
  )
  assert.deepEqual([nobody.code, /no record none/.test(nobody.stderr)], [1, true])
  assert.equal((await check()).stdout, '3 corrections, 0 withdrawn.\n')
  const { release } = await build()
  const corrected = read(release).find((one: { id: string }) => one.id === row.id)
  assert.deepEqual([corrected.amount, corrected.recipient], [15_000, '2026'])
})
