import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptInvitation, makeOrganisation, type PeopleNeeds } from '../people/index.ts'
import { makePeopleNeeds, makePerson } from '../people/testing.ts'
import { openStore } from '../platform/store/index.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const AT = new Date('2026-11-02T12:00:00Z')
const ISSUE = ['keys', 'issue', '--scope', 'members:read', '--organisation']

/** Works in the database between two commands. */
const inStore = async <Result>(
  { ROTUNDA_DATA: directory }: TestEnvironment,
  work: (needs: PeopleNeeds) => Promise<Result>,
): Promise<Result> => {
  const store = await openStore({ directory, migrations: MIGRATIONS })
  try {
    return await work(makePeopleNeeds(store))
  } finally {
    await store.close()
  }
}

test('a key makes its organisation, which gets its first owner by an invitation alone', async (t) => {
  const own = makeEnvironment(t)
  assert.equal((await runHere(own, 'organisations', 'list')).stdout, 'There are no organisations.\n')
  const { id: key } = await askHere(own, ...ISSUE, 'Example Society')
  const { data } = await askHere(own, 'organisations', 'list')
  assert.deepEqual(
    data.map((one: Record<string, unknown>) => [one['id'], one['name'], one['site'], one['terms_from']]),
    [['Example Society', 'Example Society', null, null]],
  )
  const invited = await askHere(
    own,
    'organisations',
    'invite-owner',
    'Example Society',
    '--mailbox',
    'Ada@example.org',
  )
  const before = await askHere(own, 'organisations', 'show', 'Example Society')
  assert.deepEqual([before.people, before.keys[0].id], [[], key])
  assert.deepEqual(before.invitations, [
    { id: invited.id, mailbox: 'ada@example.org', role: 'owner', ends_at: invited.ends_at },
  ])
  // A command has the clock of the machine.
  const accepted = new Date(Date.parse(invited.ends_at) - 3_600_000)
  const ada = await inStore(own, async (needs) => {
    const actor = await makePerson(needs.store, 'ada@example.org', AT)
    await acceptInvitation(needs, { id: invited.id, actor }, accepted)
    return actor.person
  })
  const shown = await askHere(own, 'organisations', 'show', 'Example Society')
  assert.deepEqual(shown.people, [
    { person: ada, mailbox: 'ada@example.org', role: 'owner', since: accepted.toISOString() },
  ])
  const { stdout } = await runHere(own, 'organisations', 'show', 'Example Society')
  assert.match(stdout, /^Name +Example Society$/m)
  assert.match(
    stdout,
    new RegExp(`^ {2}${ada} +ada@example\\.org +owner +since ${accepted.toISOString().slice(0, 10)}`, 'm'),
  )
  assert.match(stdout, new RegExp(`^ {2}${key} +rtd_test_\\w{4}… +open$`, 'm'))
  const lines = await askHere(own, 'audit', 'list', '--action', 'organisation.invite')
  assert.equal(JSON.stringify(lines).includes('ada@'), false)
  assert.equal((await askHere(own, 'audit', 'check')).whole, true)
})

test('a name that looks like another gets no key, and the refusal names the way out', async (t) => {
  const own = makeEnvironment(t)
  await askHere(own, ...ISSUE, 'Example Society')
  const { code, stderr } = await runHere(own, ...ISSUE, 'Examp1e Society')
  assert.deepEqual([code, /looks like the name of another organisation/.test(stderr)], [1, true])
  assert.match(stderr, /organisations list/)
  assert.equal((await askHere(own, 'keys', 'list')).data.length, 1)
})

test('a key of an organisation from the portal is issued by its name, and lists show both', async (t) => {
  const own = makeEnvironment(t)
  const id = await inStore(own, async (needs) => {
    const actor = await makePerson(needs.store, 'ada@example.org', AT)
    const fields = { name: 'Reading Room', site: 'https://reading.example.org' }
    return (await makeOrganisation(needs, { ...fields, actor }, AT)).id
  })
  const issued = await askHere(own, ...ISSUE, 'Reading Room')
  assert.equal(issued.organisation, id)
  const shown = await askHere(own, 'keys', 'show', issued.id)
  assert.deepEqual([shown.organisation, shown.organisation_name], [id, 'Reading Room'])
  for (const words of [
    ['keys', 'list'],
    ['keys', 'show', issued.id],
  ])
    assert.match((await runHere(own, ...words)).stdout, new RegExp(`${id} \\(Reading Room\\)`))
  await askHere(own, ...ISSUE, 'Example Society')
  assert.doesNotMatch((await runHere(own, 'keys', 'list')).stdout, /\(Example Society\)/)
})

test('a date for the terms is a day or never, and an unknown organisation is named', async (t) => {
  const own = makeEnvironment(t)
  await askHere(own, ...ISSUE, 'Example Society')
  const order = ['organisations', 'set-terms-date', 'Example Society']
  const set = await askHere(own, ...order, '--from', '2027-01-01')
  assert.equal(set.terms_from, '2027-01-01T00:00:00.000Z')
  assert.match((await runHere(own, 'organisations', 'list')).stdout, /2027-01-01/)
  assert.equal((await askHere(own, ...order, '--never')).terms_from, null)
  assert.equal(
    (await askHere(own, 'audit', 'list', '--action', 'organisation.set_terms_date')).data.length,
    2,
  )
  for (const odd of [[], ['--never', '--from', '2027-01-01'], ['--from', '2027-02-30']])
    assert.equal((await runHere(own, ...order, ...odd)).code, 2, odd.join(' '))
  for (const words of [
    ['organisations', 'show', 'Nobody'],
    ['organisations', 'set-terms-date', 'Nobody', '--never'],
    ['organisations', 'invite-owner', 'Nobody', '--mailbox', 'ada@example.org'],
  ]) {
    const { code, stderr } = await runHere(own, ...words)
    assert.deepEqual([code, /There is no organisation Nobody/.test(stderr)], [1, true], words.join(' '))
  }
  const odd = await runHere(own, 'organisations', 'invite-owner', 'Example Society', '--mailbox', 'ada')
  assert.deepEqual([odd.code, /must be a single e-mail address/.test(odd.stderr)], [1, true])
})

test('a second organisation whose name looks like the first is made by its own command', async (t) => {
  const own = makeEnvironment(t)
  await askHere(own, ...ISSUE, 'Modern Society')
  const refused = await runHere(own, ...ISSUE, 'Modem Society')
  assert.match(refused.stderr, /"organisations make" makes the second one/)
  const { id } = await askHere(own, 'organisations', 'make', 'Modem Society')
  const issued = await askHere(own, ...ISSUE, 'Modem Society')
  const { keys } = await askHere(own, 'organisations', 'show', id)
  assert.equal(keys[0].id, issued.id)
})
