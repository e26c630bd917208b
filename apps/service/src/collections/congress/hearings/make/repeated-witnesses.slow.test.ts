import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MeetingDocument, WitnessAppearance } from '@rotunda/contract'
import { houseMeetings, houseWitnessLists } from '../../../../publishers/congress/index.ts'
import { makeFolder, readRows } from '../../../../releases/testing.ts'
import { buildFamilies, makeDocument } from '../../testing.ts'
import { MEMBERS_FAMILY } from '../../members/members-family.ts'
import { HEARINGS } from '../family.ts'

const MEETING = `<committee-meeting congress-num="119" session-num="2" meeting-id="HHRG900001" meeting-type="HHRG" update-date="2026-05-01T09:00:00">
<current-status>C</current-status><meeting-details>
<committees><committee-name id="AG00">Agriculture</committee-name></committees>
<meeting-date><calendar-date>2026-05-12</calendar-date><start-time>10:00:00</start-time></meeting-date>
<meeting-title>On bees</meeting-title></meeting-details></committee-meeting>`

type Entry = { readonly last?: string; readonly position?: string; readonly file?: string }

const writeWitness = ({ last = 'Sample', position = 'Beekeeper', file = '' }: Entry): string =>
  [
    `<witness><firstname>Ada</firstname><lastname>${last}</lastname><position>${position}</position>`,
    file === ''
      ? ''
      : `<witness-documents><witness-document><description>Statement</description><type>WS</type><files><file doc-url="https://repository.example/${file}.pdf" doc-type="PDF"/></files></witness-document></witness-documents>`,
    '</witness>',
  ].join('')

const build = async (t: Parameters<typeof makeFolder>[0], entries: readonly Entry[]) => {
  const directory = makeFolder(t)
  const list = `<witness-list meeting-id="900001"><panel sort-order="1">${entries.map(writeWitness).join('')}</panel></witness-list>`
  const { summary } = await buildFamilies(
    directory,
    [MEMBERS_FAMILY, HEARINGS],
    [makeDocument(houseMeetings.name, MEETING), makeDocument(houseWitnessLists.name, list)],
  )
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  return {
    witnesses: readRows<WitnessAppearance>(directory, summary.id, 'witness-appearances'),
    files: readRows<MeetingDocument>(directory, summary.id, 'meeting-documents'),
  }
}

const idOf = (witnesses: readonly WitnessAppearance[], position: string): string =>
  witnesses.find(({ position_raw }) => position_raw === position)?.id ?? assert.fail(position)

test('two witnesses of one name at one meeting have ids of their own, and each its own document', async (t) => {
  const { witnesses, files } = await build(t, [
    { position: 'Beekeeper', file: 'one' },
    { position: 'Farmer', file: 'two' },
  ])
  assert.equal(new Set(witnesses.map(({ id }) => id)).size, 2)
  assert.deepEqual(files.map(({ file_name, appearance_id }) => [file_name, appearance_id]).sort(), [
    ['one.pdf', idOf(witnesses, 'Beekeeper')],
    ['two.pdf', idOf(witnesses, 'Farmer')],
  ])
})

test('witnesses of one name keep their ids when the list has them in another order', async (t) => {
  const entries = [{ position: 'Beekeeper' }, { position: 'Farmer' }, { last: 'Other' }]
  const [one, other] = await Promise.all([build(t, entries), build(t, entries.toReversed())])
  for (const position of ['Beekeeper', 'Farmer'])
    assert.equal(
      one.witnesses.find(({ name, position_raw }) => name?.last === 'Sample' && position_raw === position)
        ?.id,
      other.witnesses.find(({ name, position_raw }) => name?.last === 'Sample' && position_raw === position)
        ?.id,
    )
  assert.equal(new Set(one.witnesses.map(({ id }) => id)).size, 3)
})

test('two lines that are equal but for their documents are two rows with two ids', async (t) => {
  const { witnesses } = await build(t, [{ file: 'one' }, { file: 'two' }])
  assert.equal(witnesses.length, 2)
  assert.equal(new Set(witnesses.map(({ id }) => id)).size, 2)
})

test('an entry of the list that is there twice, word for word, is one witness with one document', async (t) => {
  const { witnesses, files } = await build(t, [{ file: 'one' }, { last: 'Other' }, { file: 'one' }])
  assert.deepEqual(witnesses.map(({ name }) => name?.last).sort(), ['Other', 'Sample'])
  assert.deepEqual(
    files.map(({ sources }) => sources.length),
    [1],
  )
})

test('a witness whose name is alone has the same id at any position', async (t) => {
  const [one, other] = await Promise.all([build(t, [{}]), build(t, [{ position: 'Farmer' }])])
  assert.equal(one.witnesses[0]?.id, other.witnesses[0]?.id)
})
