import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makePeopleBed } from '../access/testing.ts'
import { REPORT_STEPS } from '../http/portal/review/index.ts'
import { openStore, type Store } from '../platform/store/index.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import { makeDecisions } from './make-decisions.ts'
import { readCommandLine } from './read-command-line.ts'
import { makeEnvironment } from './testing.ts'

const environment = makeEnvironment({ after })
let store: Store
let reviewer: string

before(async () => {
  store = await openStore({ directory: environment.ROTUNDA_DATA, migrations: MIGRATIONS })
  reviewer = await makePeopleBed(store).addPerson('first@rotunda.example', 'reviewer')
})
after(() => store.close())

/** Commands of the steps on reports, which answer with what the portal's operation would get. */
const commands = makeDecisions(
  REPORT_STEPS.map((step) => ({
    ...step,
    run: (_needs: undefined, { actor, params, body }) => Promise.resolve({ data: { actor, params, body } }),
  })),
  {
    word: 'corrections',
    listedBy: 'corrections reports',
    sample: '12',
    open: () => Promise.resolve(undefined),
    report: (json) => ({ json, text: '' }),
  },
  {},
)

const order = async (...args: readonly string[]) => {
  const { words, line } = readCommandLine(['corrections', ...args], commands)
  const command = commands.find((one) => one.words === words)
  // No step of this test reads the rest of the context.
  return (await command?.run(line, { store } as never))?.json
}

const AS = ['12', '--as', 'first@rotunda.example'] as const

test('a decision gets the person of --as, the number, and each option as the type of its field', async () => {
  const actor = { person: reviewer, by: 'command' }
  const expect = (body: object) => ({ actor, params: { number: 12 }, body })
  assert.deepEqual(await order('pass', ...AS), expect({}))
  assert.deepEqual(await order('spam', ...AS), expect({ no_interest: false }))
  assert.deepEqual(
    await order('duplicate', ...AS, '--no-interest', '--of', '9'),
    expect({ no_interest: true, of: 9 }),
  )
  assert.deepEqual(await order('publish', ...AS), expect({}))
  assert.deepEqual(
    await order(
      'publish',
      ...AS,
      '--proposed',
      '--evidence',
      'https://b.example',
      '--evidence',
      'https://a.example',
    ),
    expect({ proposed: true, evidence: ['https://b.example', 'https://a.example'] }),
  )
  assert.deepEqual(
    await order('redact', ...AS, '--part', 'reasons', '--part', 'why', '--part', 'why'),
    expect({ parts: ['why', 'reasons'] }),
  )
  const decided = ['--evidence', 'https://a.example', '--reason', 'It says so.']
  const body = { no_interest: false, evidence_url: 'https://a.example', reason: 'It says so.' }
  for (const [given, after] of [
    ['100000', 100_000],
    ['null', null],
    ['Sample Well', 'Sample Well'],
  ] as const)
    assert.deepEqual(await order('accept', ...AS, ...decided, '--after', given), expect({ ...body, after }))
})

test('a required field is a required option, and a number is one', async () => {
  for (const [args, says] of [
    [['reject', ...AS], /--reason TEXT is needed/],
    [['accept', ...AS, '--reason', 'So.'], /--evidence URL is needed/],
    [['redact', ...AS, '--part', 'all'], /--part must be one of/],
    [['duplicate', ...AS, '--of', 'nine'], /--of must be a whole number/],
    [['spam', '0', ...AS.slice(1)], /N must be the number of a report/],
  ] as const)
    await assert.rejects(order(...args), says)
})
