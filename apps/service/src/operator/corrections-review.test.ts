import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makePeopleBed } from '../access/testing.ts'
import { makeReportNeeds, OTHER_RECORD, receiveTestReport } from '../corrections/testing.ts'
import { openStore } from '../platform/store/index.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import { askHere, makeEnvironment, runHere } from './testing.ts'

const environment = makeEnvironment({ after })
let number: string

const ask = (...args: string[]) => askHere(environment, 'corrections', ...args)
const run = (...args: string[]) => runHere(environment, 'corrections', ...args)

before(async () => {
  const store = await openStore({ directory: environment.ROTUNDA_DATA, migrations: MIGRATIONS })
  number = String(await receiveTestReport(makeReportNeeds(store), { record: OTHER_RECORD }))
  const bed = makePeopleBed(store)
  await bed.addPerson('first@rotunda.example', 'reviewer')
  await bed.addPerson('second@rotunda.example', 'operator')
  await store.close()
})

test('a report is drawn, listed, shown, asked back and decided by command', async () => {
  assert.match((await run('reports')).stdout, new RegExp(`^${number} +received +`, 'm'))
  assert.deepEqual(await ask('draw'), { drawn: 1 })
  const { reviewer, record, steps } = await ask('show', number)
  assert.ok(reviewer)
  assert.equal(record, null)
  assert.ok(steps.includes('reject'))
  await ask('pass', number, '--as', reviewer)
  const { reviewer: other } = await ask('show', number)
  assert.notEqual(other, reviewer)
  const own = ['--as', other, '--no-interest', '--reason', 'The document says so.']
  const wrong = await run('reject', number, '--as', reviewer, ...own.slice(2))
  assert.equal(wrong.code, 1)
  assert.match(wrong.stderr, /Another reviewer was drawn/)
  const silent = await run('reject', number, '--as', other, '--reason', 'The document says so.')
  assert.match(silent.stderr, /Declare that you have no interest/)
  const lost = await run('accept', number, ...own, '--evidence', 'https://member.example/letter.pdf')
  assert.match(lost.stderr, /does not have this record/)
  assert.match(
    (await run('reject', number, ...own)).stdout,
    new RegExp(`^Report ${number} is rejected\\.$`, 'm'),
  )
  await ask('publish', number, '--as', other, '--proposed', '--why', 'A letter says so.')
  const shown = await ask('show', number)
  assert.deepEqual(
    [shown.published.proposed, shown.published.why, shown.published.reason],
    [{ value: 'Sample Well' }, 'A letter says so.', 'The document says so.'],
  )
  const order = ['redact', number, '--as', other, '--part', 'why', '--part', 'answers']
  const refused = await run(...order)
  assert.equal(refused.code, 2)
  assert.match(refused.stderr, /--yes/)
  const foreseen = (await run(...order, '--dry-run')).stdout
  assert.ok(
    foreseen.includes(
      `of report ${number} would be erased for good:\nwhy\n  ${shown.why}\nanswers\n  nothing`,
    ),
  )
  assert.equal((await ask('show', number)).why, shown.why)
  await ask(...order, '--yes')
  assert.match((await run('show', number)).stdout, /^Why\n {2}erased$/m)
  const { data } = await askHere(environment, 'audit', 'list', '--object', `correction ${number}`)
  assert.match(data[0].actor, /^command:per_/)
})

test('a command refuses what is no number of a report', async () => {
  for (const named of ['0', 'x', '99999']) assert.equal((await run('show', named)).code, 1)
})
