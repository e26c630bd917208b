import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countKinds, draftsOf, readHearings } from '../hearings/testing.ts'
import { DocumentRefused } from '../publisher.ts'
import { govinfoHearings } from './govinfo-hearings.ts'

const EXTENSION = `<docClass>HHRG</docClass><accessId>CHRG-118hhrg99977</accessId><chamber>HOUSE</chamber>
<congress>118</congress><session>1</session><heldDate>2023-05-24</heldDate><heldDate>2023-05-23</heldDate>
<preferredCitation>Serial No. 118-32</preferredCitation><eventId>900115</eventId>`
const PEOPLE = `<witness>Sample, Hon. Ben, Chief, Fictional Tribe</witness><witness>Ada Example, University</witness>
<congCommittee authorityId="hsii00" chamber="H"><name type="authority-short">Resources</name>
<name type="authority-standard">Committee on Natural Resources</name>
<subCommittee><name type="parsed">Subcommittee on Samples</name></subCommittee></congCommittee>
<congMember bioGuideId="Z900001" chamber="H" party="R" state="AK"><name type="parsed">Mr. Sample</name></congMember>`
const VOLUME = `<relatedItem type="constituent"><titleInfo><title>Volume</title></titleInfo><extension>
<accessId>CHRG-118hhrg99977-vol2</accessId><heldDate>1999-01-01</heldDate><witness>Nobody</witness></extension></relatedItem>`

const write = (...extensions: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><mods xmlns="http://www.loc.gov/mods/v3" xmlns:xsi="x" version="3.3">
<titleInfo><title>ON SAMPLES</title></titleInfo><originInfo><publisher>GPO</publisher><dateIssued encoding="w3cdtf">2024-01-15</dateIssued></originInfo>
<location><url displayLabel="PDF rendition">https://govinfo.example/a.pdf</url></location>
${extensions.map((text) => `<extension>${text}</extension>`).join('')}${VOLUME}</mods>`

test('a record is one printed hearing with a line for each witness, even where volumes follow', async () => {
  const document = await readHearings(govinfoHearings, write(EXTENSION, PEOPLE))
  assert.equal(document.series, 'packages/CHRG-118hhrg99977')
  assert.deepEqual(countKinds(document), { 'publication-statements': 1, 'witness-statements': 2 })
  const [printed] = draftsOf(document, 'publication-statements')
  assert.deepEqual(
    [printed?.['held_dates'], printed?.['issued_on'], printed?.['citation'], printed?.['event_id']],
    [['2023-05-23', '2023-05-24'], '2024-01-15', 'Serial No. 118-32', '900115'],
  )
  assert.deepEqual(printed?.['committees'], [
    { code: 'hsii00', name: 'Committee on Natural Resources', isSubcommittee: false },
    { code: null, name: 'Subcommittee on Samples', isSubcommittee: true },
  ])
  assert.deepEqual(printed['members'], [{ bioguide: 'Z900001', name: 'Mr. Sample' }])
  assert.deepEqual(
    draftsOf(document, 'witness-statements').map((witness) => [witness['name_raw'], witness['name']]),
    [
      ['Sample, Hon. Ben, Chief, Fictional Tribe', null],
      ['Ada Example, University', null],
    ],
  )
})

test('a record with the prefix of its namespace is read the same', async () => {
  const prefixed = write(EXTENSION, PEOPLE)
    .replaceAll(/<(\/?)(?=[a-zA-Z])/g, '<$1m:')
    .replace('xmlns=', 'xmlns:m=')
  assert.deepEqual(
    draftsOf(await readHearings(govinfoHearings, prefixed), 'publication-statements'),
    draftsOf(await readHearings(govinfoHearings, write(EXTENSION, PEOPLE)), 'publication-statements'),
  )
})

test('a part and a correction have what follows the number', async () => {
  const part = EXTENSION.replace('CHRG-118hhrg99977', 'CHRG-118hhrg99977p2')
  const [printed] = draftsOf(await readHearings(govinfoHearings, write(part)), 'publication-statements')
  assert.deepEqual([printed?.['part'], printed?.['is_errata']], ['p2', false])
  const errata = EXTENSION.replace('CHRG-118hhrg99977', 'CHRG-118hhrg99977-errata')
  const [corrected] = draftsOf(
    await readHearings(govinfoHearings, write(errata, '<isErrata>true</isErrata>')),
    'publication-statements',
  )
  assert.equal(corrected?.['is_errata'], true)
})

test('a record without a day, and one with a year alone, have none', async () => {
  const bare = write('<accessId>CHRG-99shrg99001</accessId>').replace('2024-01-15', '1986')
  const [printed] = draftsOf(await readHearings(govinfoHearings, bare), 'publication-statements')
  assert.deepEqual(
    [printed?.['held_dates'], printed?.['issued_on'], printed?.['chamber']],
    [[], null, 'Senate'],
  )
})

const REFUSED: readonly (readonly [what: string, text: string, says: RegExp])[] = [
  ['a stub without an id', write('<docClass>HHRG</docClass>'), /no <accessId>/],
  [
    'an element that is new',
    write(EXTENSION, '<testifier>Ada</testifier>'),
    /<testifier>, which is not known/,
  ],
  ['another package', write(EXTENSION.replace('CHRG-118hhrg', 'CREC-118hhrg')), /accessId “CREC/],
  ['two Congresses', write(EXTENSION.replace('<congress>118', '<congress>117')), /congress “117”/],
  ['another chamber', write(EXTENSION.replace('HOUSE', 'LORDS')), /chamber “LORDS”/],
  [
    'a day held that the calendar has not',
    write(EXTENSION.replace('2023-05-24', '2023-02-30')),
    /heldDate “2023-02-30”/,
  ],
  [
    'a day put out that it has not',
    write(EXTENSION).replace('2024-01-15', '2025-02-30'),
    /dateIssued “2025-02-30”/,
  ],
  [
    'a day put out after its retrieval',
    write(EXTENSION).replace('2024-01-15', '2062-01-15'),
    /dateIssued .*2062-01-15/,
  ],
  [
    'a day before Congress was',
    write(EXTENSION.replace('2023-05-24', '1025-05-24')),
    /heldDate .*1025-05-24/,
  ],
  [
    'the address of another package',
    write(EXTENSION).replace('/a.pdf', '/pkg/CHRG-118hhrg99978.pdf'),
    /CHRG-118hhrg99978/,
  ],
  ['a day that is none', write(EXTENSION.replace('2023-05-24', '24 May 2023')), /heldDate “24 May 2023”/],
]

for (const [what, text, says] of REFUSED)
  test(`a record with ${what} is refused, and the reason names it`, () =>
    assert.rejects(readHearings(govinfoHearings, text), (cause: unknown) => {
      assert.ok(cause instanceof DocumentRefused)
      assert.match(cause.message, says)
      return true
    }))
