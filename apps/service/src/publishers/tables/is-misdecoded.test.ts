import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isMisdecoded } from './is-misdecoded.ts'

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
