import assert from 'node:assert/strict'
import { test } from 'node:test'
import confusables from './confusables.json' with { type: 'json' }
import { listLooks } from './list-looks.ts'

const LATIN = /^[A-Za-z0-9]$/
/** Every character that Unicode's table has for one Latin letter or digit, with that letter. */
const CONFUSABLES = Object.entries(confusables.looks).flatMap(([look, alike]) => {
  const letter = look.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return LATIN.test(letter) ? [...alike].map((character) => ({ character, letter })) : []
})

const isAlike = (name: string, other: string): boolean =>
  listLooks(name).some((look) => listLooks(other).includes(look))

test('every character of the table for a Latin letter or digit makes a name that looks like the Latin one', () => {
  assert.ok(CONFUSABLES.length > 1500)
  const around = [
    ['Ap', 'le'],
    ['', 'oo'],
    ['Zo', ''],
    ['c', 'v v'],
    ['ÉR', 'Ń'],
    ['ß-', '|m'],
  ]
  for (const { character, letter } of CONFUSABLES)
    for (const [before, after] of around) {
      const name = `${before}${character}${after}`
      assert.ok(
        isAlike(name, `${before}${letter}${after}`),
        `${name} U+${character.codePointAt(0)?.toString(16)}`,
      )
    }
})

test('names look alike in any case, with any accents and signs, and in letters of several scripts at once', () => {
  const alike = [
    ['Apple N', 'Ꭺpple N', 'APPLE N', 'ꭺpple N', 'ᴀpple N', 'Аррlе Ν', 'Äpplé-N!'],
    ['ABC', 'ᎪᏴᏟ', 'abc', 'АВС', 'ΑΒϹ', 'ＡＢＣ'],
    ['Zoo 10', 'Ꮓoo 10', 'Z00 lO', 'zoo IO', 'Zoo ①⓪'],
    ['Modern Society', 'Modem Society', 'MODEM SOCIETY', 'Мodeгn Ѕociety', 'Modern 5ociety'],
    ['Wave', 'vvave', 'VVave', 'Ԝave', 'ѵѵave'],
    ['handley', 'hanclley', 'нanсlley'],
    ['Nova', 'Νοva', 'ΝΟVA', 'Nονa'],
    ['νέα', 'ΝΕΑ', 'NEA'],
    ['fund', 'ſund', 'ƒund'],
    ['Straße', 'STRASSE', 'Strasse'],
    ['Łódź', 'Lodz', 'łódz'],
    ['A — B', 'A - B', 'a b'],
  ]
  for (const [first = '', ...others] of alike)
    for (const other of others) assert.ok(isAlike(first, other), `${first} ${other}`)
})

test('names of real organisations in any script stay apart', () => {
  const scripts = 'Ελλάδα Κύπρος Кириллица Правда 李 王 工会 भारत ประเทศไทย 한국 مصر שלום'
  const latin = 'Clover Dover Hope Nope Van Nan Young Vine Nine Bass Ass Kern Keen'
  const names = `${scripts} ${latin}`.split(' ')
  for (const name of names) assert.notDeepEqual(listLooks(name), [], name)
  for (const [index, name] of names.entries())
    for (const other of names.slice(index + 1)) assert.ok(!isAlike(name, other), `${name} ${other}`)
})
