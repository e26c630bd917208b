import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeOrganisation, type PeopleTables } from '../people/index.ts'
import { makePeopleNeeds, makePerson, putPasskey, putSession } from '../people/testing.ts'
import { openStore } from '../platform/store/index.ts'
import type { Store } from '../platform/index.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import { askHere, makeEnvironment, runHere, runWith, type TestEnvironment } from './testing.ts'

const AT = new Date('2026-11-02T12:00:00Z')

/** Works in the database between two commands. */
const inStore = async <Result>(
  { ROTUNDA_DATA: directory }: TestEnvironment,
  work: (store: Store) => Promise<Result>,
): Promise<Result> => {
  const store = await openStore({ directory, migrations: MIGRATIONS })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** A reviewer with a passkey and two sessions. */
const makeRita = (own: TestEnvironment): Promise<string> =>
  inStore(own, async (store) => {
    const { person } = await makePerson(store, 'rita@example.org', AT, 'reviewer')
    await putPasskey(store, person, AT)
    const now = await store.now()
    await putSession(store, person, now)
    await putSession(store, person, now)
    return person
  })

test('people are listed with their roles, and one is shown with its ways in', async (t) => {
  const own = makeEnvironment(t)
  assert.equal((await runHere(own, 'people', 'list')).stdout, 'Nobody has signed in yet.\n')
  const id = await makeRita(own)
  assert.deepEqual((await askHere(own, 'people', 'list')).data, [
    { id, mailbox: 'rita@example.org', role: 'reviewer', created_at: AT.toISOString(), deleted_at: null },
  ])
  const shown = await askHere(own, 'people', 'show', id)
  assert.deepEqual([shown.passkeys, shown.sessions, shown.organisations], [1, 2, []])
  assert.match((await runHere(own, 'people', 'show', id)).stdout, /^Role +reviewer$/m)
  const none = await runHere(own, 'people', 'show', 'per_none')
  assert.deepEqual([none.code, /There is no person per_none/.test(none.stderr)], [1, true])
})

test('the code of an invitation is shown once, and neither it nor the mailbox is in the audit log', async (t) => {
  const own = makeEnvironment(t)
  const invite = ['people', 'invite', '--role', 'operator', '--mailbox']
  const made = await askHere(own, ...invite, 'omar@example.org')
  assert.match(made.code, /^(?:\w{4}-){5}\w{4}$/)
  assert.equal(made.role, 'operator')
  const [line, ...others] = (await askHere(own, 'audit', 'list', '--action', 'person.invite')).data
  assert.deepEqual([line.object, others], [made.id, []])
  assert.equal(JSON.stringify(line).includes('omar'), false)
  assert.match((await runHere(own, ...invite, 'olga@example.org')).stdout, /shown once/)
  assert.equal((await runHere(own, ...invite, 'olga')).code, 1)
  assert.equal(
    (await runHere(own, 'people', 'invite', '--role', 'king', '--mailbox', 'olga@example.org')).code,
    2,
  )
})

test('a lost passkey is reset, and all sessions of a person are ended', async (t) => {
  const own = makeEnvironment(t)
  const id = await makeRita(own)
  assert.deepEqual(await askHere(own, 'people', 'end-sessions', id), { id, sessions: 2 })
  assert.deepEqual(await askHere(own, 'people', 'reset-passkey', id), {
    id,
    passkeys: 1,
    sessions: 0,
    mailed: 1,
  })
  assert.equal((await askHere(own, 'people', 'show', id)).passkeys, 0)
  for (const order of ['end-sessions', 'reset-passkey'])
    assert.equal((await runHere(own, 'people', order, 'per_none')).code, 1)
})

test('a role is taken away with its passkeys and sessions, once', async (t) => {
  const own = makeEnvironment(t)
  const id = await makeRita(own)
  assert.deepEqual(await askHere(own, 'people', 'take-role', id), { id, role: 'reviewer' })
  const { role, passkeys, sessions } = await askHere(own, 'people', 'show', id)
  assert.deepEqual([role, passkeys, sessions], [null, 0, 0])
  assert.equal((await runHere(own, 'people', 'take-role', id)).code, 1)
  assert.equal((await askHere(own, 'audit', 'list', '--action', 'person.take_role')).data.length, 1)
})

test('a role that was changed beside the audit log is named by the check of the log, and the exit code says no', async (t) => {
  const own = makeEnvironment(t)
  const id = await makeRita(own)
  const { code, stderr, stdout } = await runHere(own, 'audit', 'check')
  assert.deepEqual([code, stdout], [1, 'All 0 lines of the audit log are whole.\n'])
  assert.match(
    stderr,
    new RegExp(
      `differ from the audit log:\n {2}${id}: role \\(role reviewer, enrolment none\\); the log never gave it`,
    ),
  )
  await askHere(own, 'people', 'take-role', id)
  const checked = await askHere(own, 'audit', 'check')
  assert.deepEqual(checked.differing_rights, [])
  const given = { role: 'operator', enrolment: null } as const
  await inStore(own, (store) =>
    store.write<PeopleTables, unknown>((trx) =>
      trx.updateTable('people').set(given).where('id', '=', id).execute(),
    ),
  )
  const again = await runHere(own, 'audit', 'check', '--json')
  const named = { holder: id, name: 'role', found: given, logged: null, line: checked.lines }
  assert.deepEqual([again.code, JSON.parse(again.stdout).differing_rights], [1, [named]])
})

test('a person is deleted after a preview, and the audit log stays whole', async (t) => {
  const own = makeEnvironment(t)
  const id = await makeRita(own)
  const dry = await runHere(own, 'people', 'delete', id, '--dry-run')
  assert.match(dry.stdout, /rita@example\.org; in no organisation\) would be deleted/)
  assert.equal((await runHere(own, 'people', 'delete', id)).code, 2)
  const asked = await runWith(own, { ask: () => Promise.resolve('no') }, 'people', 'delete', id)
  assert.equal(asked.code, 1)
  await askHere(own, 'people', 'delete', id, '--yes')
  const { data } = await askHere(own, 'people', 'list')
  assert.deepEqual([data[0].mailbox, data[0].role], [null, null])
  assert.match((await runHere(own, 'people', 'show', id)).stdout, /Mailbox +deleted at/)
  assert.equal((await runHere(own, 'people', 'delete', id, '--yes')).code, 1)
  assert.equal((await askHere(own, 'audit', 'check')).whole, true)
})

test('the last owner of an organisation is not deleted, and the refusal names the organisation', async (t) => {
  const own = makeEnvironment(t)
  const { person, id } = await inStore(own, async (store) => {
    const actor = await makePerson(store, 'ada@example.org', AT)
    const fields = { name: 'Reading Room', site: 'https://reading.example.org' }
    return { ...actor, ...(await makeOrganisation(makePeopleNeeds(store), { ...fields, actor }, AT)) }
  })
  for (const option of ['--dry-run', '--yes']) {
    const { code, stderr } = await runHere(own, 'people', 'delete', person, option)
    assert.deepEqual([code, stderr.includes(id)], [1, true])
  }
  assert.equal((await askHere(own, 'people', 'list')).data[0].mailbox, 'ada@example.org')
})
