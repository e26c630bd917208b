import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findDamage, hasDamage, isBackwards, isDamagedText, isMisdecoded } from './find-damage.ts'

const DAMAGED = [
  'Pe\ufffdasco',
  'Oâ€™BRIEN',
  'DO\u200bE',
  'DO\u00adE',
  'D\u041eE',
  'DOE\u0000',
  'VETERANΓÇÖS',
  'D\u202eE',
]
const SOUND = [
  'Peña',
  'O’Brien',
  'Hawaiʻi',
  'SÃO PAULO',
  'DOE\u00a0JANE\t\n',
  'Zoë Müller-Łódź',
  '5 ½ § …',
  '',
]

test('text of a wrong encoding or script, or with signs that show nothing, is damaged', () => {
  assert.deepEqual(
    DAMAGED.filter((text) => !isDamagedText(text)),
    [],
  )
  assert.deepEqual(SOUND.filter(isDamagedText), [])
})

test('a name in another script throughout is sound, and one with a letter of it within a Latin word is not', () => {
  for (const text of [
    'Газпром экспорт',
    'Ελλάδα (Greece)',
    '中国 Daily',
    'œuvre',
    'Līhuʻe',
    '5 μm',
    'AT&T; R&D; Q&A',
    'Ł',
  ])
    assert.ok(!hasDamage([text]), text)
  const mixed = [
    'G\u0430zprom',
    'CAF\u00c3\u2030 SOCI\u00c3\u2030T\u00c3\u2030',
    'Pe&ntilde;a',
    'A &amp; B',
    'X &#233;',
    'a\u00adb',
  ]
  for (const text of [...mixed, 'Pe\ufffda', 'a\u200bb']) assert.ok(hasDamage(['Sound', text]), text)
})

test('damage is found at any depth', () => {
  assert.equal(findDamage({ a: [null, 1, { b: 'Pe\ufffdasco' }] }), 'Pe\ufffdasco')
  assert.equal(findDamage({ a: [null, 1, { b: 'Peñasco' }] }), undefined)
})

const reverse = (text: string) => [...text].toReversed().join('')

test('text that runs backwards is damaged, and the right way round it is not', () => {
  for (const text of ['City of Example for Sewer Improvements', 'Department of Samples', 'Water Project']) {
    assert.equal(isBackwards([text]), false)
    assert.equal(isBackwards([reverse(text)]), true)
  }
})

test('words that happen to be a common word backwards do not make a row damaged', () => {
  assert.equal(isBackwards(['FO Sample Center for Research', 'Example']), false)
  assert.equal(isBackwards(['Sample', '', '1,000']), false)
})

test('letters of UTF-8 that were read as the code page of Windows are damaged', () => {
  const texts = ['PeÃ±asco', 'PEÃ‘ASCO', 'Townâ€™s well', 'â€œArtâ€\u009d', 'SÃ–DERBY', 'Ã©cole', 'Doã\u0083']
  for (const text of [
    ...texts,
    'Section Â§ 5',
    'CÃ³rdoba',
    'KodaÄ±k',
    'Pe\ufffdasco',
    'Pe\u0096asco',
    'ï»¿Agency',
  ])
    assert.ok(isMisdecoded(['Agency', text]), text)
})

test('names that have such letters by right are not', () => {
  const names = [
    'São João da Sample',
    'SÃO PAULO',
    'IRMÃ’S HOUSE',
    'AMANHÔ',
    'Âncora',
    'FUNDAÇÃO',
    'Peñasco',
    'PEÑASCO',
    'Åland',
    'Ängelholm',
    'château',
    'CAFÉ’S',
    'Town’s “Art” – a well…',
    '5 ½ acres',
    'Cañon City',
    'Doña Ana',
    'Mayagüez',
    'Española',
    'Līhuʻe',
    'Hawaiʻi',
    'Utqiaġvik',
    '§ 5',
    '10 °C',
    'naïve',
  ]
  for (const name of names) assert.ok(!isMisdecoded([name]), name)
})

test('any common letter that is damaged so is found', () => {
  const letters = Array.from('áâãäåæçèéêëìîïñòóôõöøùúûüýÑÉÓÚÜ’“‘–—•…™')
  fc.assert(
    fc.property(fc.constantFrom(...letters), (letter) => {
      const text = new TextDecoder('windows-1252').decode(new TextEncoder().encode(`a${letter}b`))
      assert.ok(isMisdecoded([text]), text)
    }),
  )
})
