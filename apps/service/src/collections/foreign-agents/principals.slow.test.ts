import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ForeignPrincipal } from '@rotunda/contract'
import { makeFolder, readCsv, readRows, readTree } from '../../releases/testing.ts'
import { buildForeignAgents, FIRST, firm, makeFile, principal, SECOND, THIRD } from './testing.ts'

test('a principal whose address is in the wrong columns is published if the registration proves its name', async (t) => {
  const folder = makeFolder(t)
  const odd = { 'Address 1': 'Embassy Gardens', 'Address 2': 'Testville', City: 'DC' }
  const { summary } = await buildForeignAgents(folder, [
    makeFile('fara-registrants', FIRST, [firm('1')]),
    makeFile('fara-principals', FIRST, [
      principal('1', 'Odd', odd),
      principal('1', 'Bare', { 'Address 2': 'Embassy Gardens' }),
      principal('1', 'Shifted', { ...odd, 'Registrant Name': 'Embassy Gardens', 'Address 1': '' }),
      principal('1', 'Sound', { 'Address 1': 'Embassy Gardens', City: 'Testville', State: 'DC' }),
    ]),
  ])
  const principals = readRows<ForeignPrincipal>(folder, summary.id, 'fara-principals')
  assert.deepEqual(principals.map(({ name, flags }) => [name, flags.join()]).sort(), [
    ['Bare', 'address_misplaced'],
    ['Odd', 'address_misplaced'],
    ['Sound', ''],
  ])
  const [refused] = readCsv(folder, summary.id, 'refusals')
  assert.equal(refused?.['reason'], 'columns_shifted')
  assert.match(
    refused['detail'] ?? '',
    /^City holds .*no file of registrants .*Add the file FARA_All_Registrants/,
  )
  assert.ok(!/Embassy|Testville/.test(JSON.stringify([principals, refused])))
})

test('a principal whose registrant is dated otherwise than its registration is flagged', async (t) => {
  const folder = makeFolder(t)
  const { summary } = await buildForeignAgents(folder, [
    makeFile('fara-registrants', FIRST, [firm('1'), firm('1', { 'Registration Date': '05/06/2007' })]),
    makeFile('fara-principals', FIRST, [
      principal('1', 'Both', { 'Registrant Date': '05/06/2007' }),
      principal('1', 'Other', { 'Registrant Date': '01/02/1999' }),
      principal('1', 'Same'),
    ]),
  ])
  assert.deepEqual(
    readRows<ForeignPrincipal>(folder, summary.id, 'fara-principals')
      .map(({ name, flags }) => [name, flags.join()])
      .sort(),
    [
      ['Both', 'registered_before_registrant'],
      ['Other', 'registrant_date_differs'],
      ['Same', ''],
    ],
  )
})

test('a principal without its registrant stops the release if both files are of one day, and is flagged otherwise', async (t) => {
  const outcome = async (day: string) => {
    const folder = makeFolder(t)
    const { summary } = await buildForeignAgents(folder, [
      makeFile('fara-registrants', FIRST, [firm('1')]),
      makeFile('fara-principals', day, [principal('1', 'A'), principal('2', 'B')]),
    ])
    const flags = readRows<ForeignPrincipal>(folder, summary.id, 'fara-principals').map((row) => row.flags)
    return [summary.checks.find(({ name }) => name === 'principals_have_registrants')?.passed, flags]
  }
  assert.deepEqual(await outcome(FIRST), [false, [[], ['no_registrant']]])
  assert.deepEqual(await outcome(SECOND), [true, [[], ['no_registrant']]])
})

test('a name that the registrants’ file of the day does not have refuses a record without a place', async (t) => {
  const street = 'Embassy Gardens'
  const build = async (day: string, others: Readonly<Record<string, string>>) => {
    const folder = makeFolder(t)
    const { summary } = await buildForeignAgents(folder, [
      makeFile('fara-principals', FIRST, [principal('1', 'A'), principal('2', 'B')]),
      makeFile('fara-principals', SECOND, [
        principal('1', 'A', { 'Registrant Name': street, ...others }),
        principal('2', 'B'),
      ]),
      makeFile('fara-registrants', FIRST, [firm('1'), firm('2')]),
      makeFile('fara-registrants', day, [firm('1'), firm('2'), firm('3')]),
    ])
    const rows = readRows<ForeignPrincipal>(folder, summary.id, 'fara-principals')
    const refused = readCsv(folder, summary.id, 'refusals').map(({ reason }) => reason)
    const hasStreet = [...readTree(folder).values()].some((text) => text.includes(street))
    return [rows.map(({ name }) => name).sort(), refused, hasStreet]
  }
  assert.deepEqual(await build(SECOND, {}), [['B'], ['columns_shifted'], false])
  assert.deepEqual(await build(SECOND, { City: 'Paris' }), [['A', 'B'], [], true])
  assert.deepEqual(await build(THIRD, {}), [['A', 'B'], [], true])
})
