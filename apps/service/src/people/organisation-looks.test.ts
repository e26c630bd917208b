import assert from 'node:assert/strict'
import { test } from 'node:test'
import { portalMigrations } from '../access/index.ts'
import { Refusal } from '../platform/index.ts'
import { onEveryStore, openBeside } from '../platform/store/testing.ts'
import { CONFUSABLES_VERSION } from './list-looks.ts'
import {
  listOrganisations,
  makeAlikeOrganisation,
  makeOrganisation,
  organisationLooksMigration,
  type PeopleTables,
} from './index.ts'
import { makePeopleNeeds, makePerson } from './testing.ts'

const AT = new Date('2026-11-02T12:00:00Z')
const site = 'https://www.example.org'
const isTaken = (cause: unknown): boolean => cause instanceof Refusal && /looks like/.test(cause.message)

test('the last step of the schema for looks is the one of the table of characters', () => {
  const steps = portalMigrations.filter(({ name }) => name.startsWith('looks of organisations'))
  assert.equal(steps.at(-1)?.name, `looks of organisations by Unicode ${CONFUSABLES_VERSION}`)
})

onEveryStore((open) => {
  test('organisations that look alike before the table is used both stay, and no third one comes', async () => {
    const store = await open(portalMigrations.slice(0, portalMigrations.indexOf(organisationLooksMigration)))
    const names = ['Ꭺpple N', 'Apple N', '李氏', '!!', '??']
    const rows = names.map((name, at) => ({
      id: `org_${at}`,
      name,
      folded: name,
      site,
      created_at: at,
      terms_from: null,
    }))
    await store.write<PeopleTables, unknown>((trx) => trx.insertInto('organisations').values(rows).execute())
    const later = await openBeside(store, portalMigrations)
    assert.deepEqual(
      (await listOrganisations(later)).map(({ name }) => name),
      names,
    )
    const needs = makePeopleNeeds(later)
    const actor = await makePerson(later, 'ada@example.org', AT)
    for (const name of ['apple n', 'АPPLE N', 'ᎪPPLE N', '李氏'])
      await assert.rejects(makeOrganisation(needs, { name, site, actor }, AT), isTaken, name)
    await makeOrganisation(needs, { name: 'Orange N', site, actor }, AT)
    await later.close()
    await store.destroy()
  })

  test('an operator admits a second organisation that looks like the first, and none with the same letters', async () => {
    const store = await open(portalMigrations)
    const needs = makePeopleNeeds(store)
    const actor = await makePerson(store, 'ada@example.org', AT)
    await makeOrganisation(needs, { name: 'Modern Trust', site, actor }, AT)
    await assert.rejects(
      makeOrganisation(needs, { name: 'Modem Trust', site, actor }, AT),
      (cause: unknown) => {
        assert.ok(cause instanceof Refusal)
        assert.match(cause.message, /as "Modern" looks like "Modem".*write to the operator/)
        return true
      },
    )
    const order = { name: 'Modem Trust', actor: 'operator:test' }
    await makeAlikeOrganisation(store, order, AT)
    for (const name of ['Modem Trust', 'MODERN TRUST', 'Two\nlines'])
      await assert.rejects(makeAlikeOrganisation(store, { ...order, name }, AT), Refusal, name)
    assert.deepEqual((await listOrganisations(store)).map(({ name }) => name).sort(), [
      'Modem Trust',
      'Modern Trust',
    ])
    await store.destroy()
  })
})
