import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Scope } from '@rotunda/contract'
import { draftRequest, submitRequest } from '../access/index.ts'
import { answersFor, makePeopleBed } from '../access/testing.ts'
import { makePeopleNeeds } from '../people/testing.ts'
import { openStore } from '../platform/store/index.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import { askHere, makeEnvironment, runHere } from './testing.ts'

const environment = makeEnvironment({ after })
let organisation: string
let requester: string

/** Submits a request of the organisation for these scopes, as the portal does. */
const submit = async (...scopes: readonly Scope[]): Promise<string> => {
  const store = await openStore({ directory: environment.ROTUNDA_DATA, migrations: MIGRATIONS })
  try {
    const needs = makePeopleNeeds(store)
    const [actor, at] = [{ person: requester, by: 'portal' } as const, await store.now()]
    const answers = answersFor(...scopes)
    const { id: request } = await draftRequest(needs, { actor, organisation, answers, at })
    await submitRequest(needs, { actor, request, at })
    return request
  } finally {
    await store.close()
  }
}

before(async () => {
  const store = await openStore({ directory: environment.ROTUNDA_DATA, migrations: MIGRATIONS })
  const bed = makePeopleBed(store)
  requester = await bed.addPerson('ada@gmail.com')
  organisation = await bed.addOrganisation('Example Society', { owner: requester })
  await bed.addPerson('first@rotunda.example', 'reviewer')
  await bed.addPerson('second@rotunda.example', 'operator')
  await store.close()
})

const FIRST = ['--as', 'first@rotunda.example']
const SECOND = ['--as', 'Second@rotunda.example']
const ask = (...args: string[]) => askHere(environment, 'requests', ...args)
const run = (...args: string[]) => runHere(environment, 'requests', ...args)

test('a request is listed with its age and flags, and shown with its answers', async () => {
  const id = await submit('members:read')
  const { data } = await ask('list')
  const listed = data.find((one: { id: string }) => one.id === id)
  assert.deepEqual(
    [listed.state, listed.organisation.name, listed.scopes, listed.flags],
    ['submitted', 'Example Society', ['members:read'], ['freemail']],
  )
  const { stdout: list } = await run('list')
  assert.match(list, new RegExp(`^${id} +submitted +0 h +Example Society +members:read +freemail$`, 'm'))
  const { stdout } = await run('show', id)
  assert.match(stdout, /^State +submitted$/m)
  assert.match(stdout, /^Where keys are kept\n {2}In a secret store/m)
  assert.match(stdout, new RegExp(` submit +submitted +${requester}$`, 'm'))
  assert.equal((await run('list', '--state', 'lapsed')).stdout, 'No request matches.\n')
})

test('an approval of staff data by command needs another reviewer all the same', async () => {
  const id = await submit('members:read', 'staff:read')
  const proposed = await run('approve', id, ...FIRST)
  assert.match(proposed.stdout, /waits for a second reviewer, and grants nothing before/)
  const own = await run('second', id, ...FIRST)
  assert.deepEqual([own.code, own.stdout], [1, ''])
  assert.match(own.stderr, /staff data needs two reviewers/)
  const seconded = await ask('second', id, ...SECOND)
  assert.equal(seconded.state, 'approved')
  const { history, decision } = await ask('show', id)
  assert.deepEqual(
    history.slice(-2).map(({ event, by_command }: Record<string, unknown>) => [event, by_command]),
    [
      ['propose', true],
      ['second', true],
    ],
  )
  assert.equal(decision.approved.length, 2)
  const { data: lines } = await askHere(environment, 'audit', 'list', '--object', id)
  assert.match(lines[0].actor, /^command:per_/)
})

test('a part is approved with quotas, and narrowed later', async () => {
  const id = await submit('members:read', 'hearings:read')
  const some = ['--scope', 'hearings:read', '--per-minute', '30', '--per-day', '900']
  await ask('approve', id, ...FIRST, ...some, '--note', 'Hearings only.')
  const { decision } = await ask('show', id)
  assert.deepEqual(decision.approved, [{ scope: 'hearings:read', quotas: { minute: 30, day: 900 } }])
  const narrow = ['narrow', organisation, ...SECOND, '--scope', 'hearings:read', '--note', 'Too many.']
  const lowered = await ask(...narrow, '--per-day', '5')
  const grant = lowered.grants.find(({ scope }: { scope: string }) => scope === 'hearings:read')
  assert.deepEqual(grant.quotas, { per_minute: 30, per_day: 5 })
  const ended = await run(...narrow)
  assert.match(ended.stdout, /is approved for (?!.*hearings).* Changed keys: none\.\n$/)
  const again = await run(...narrow)
  assert.deepEqual([again.code, again.stdout], [1, ''])
  assert.match(again.stderr, /no grant for hearings:read/)
})

test('a request is asked back and refused with words that its organisation reads', async () => {
  const id = await submit('members:read')
  assert.equal((await ask('ask-back', id, ...FIRST, '--note', 'Who reads the keys?')).state, 'asked_back')
  assert.match((await run('refuse', id, ...SECOND, '--reason', 'No answer.')).stdout, /is refused\.\n$/)
  const { history } = await ask('show', id)
  assert.deepEqual(
    history.slice(-2).map(({ note }: { note: string }) => note),
    ['Who reads the keys?', 'No answer.'],
  )
  const late = await run('approve', id, ...FIRST)
  assert.match(late.stderr, /Nothing was done: req_\w+ is refused/)
})

test('a command acts for an enrolled reviewer only', async () => {
  const id = await submit('members:read')
  for (const person of [requester, 'ada@gmail.com', 'nobody@rotunda.example']) {
    const { code, stderr } = await run('approve', id, '--as', person)
    assert.equal(code, 1)
    assert.match(stderr, /not an enrolled reviewer/)
  }
  assert.equal((await run('approve', id)).code, 2)
  assert.equal((await ask('show', id)).state, 'submitted')
})
