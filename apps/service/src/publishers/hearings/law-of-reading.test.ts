import assert from 'node:assert/strict'
import { test } from 'node:test'
import { congressGovHearings } from '../congress-gov/congress-gov-hearings.ts'
import { congressGovMeetings } from '../congress-gov/congress-gov-meetings.ts'
import { govinfoHearings } from '../govinfo/govinfo-hearings.ts'
import { houseMeetings } from '../house-repository/house-meetings.ts'
import { houseWitnessLists } from '../house-repository/house-witness-lists.ts'
import { DocumentRefused, type Publisher, type ReadRow } from '../publisher.ts'
import { makeSampleHearings } from '../../../../../test/sample/index.ts'
import { senateHearings } from '../senate-hearings/senate-hearings.ts'
import { readHearings, readReal, skipHearings } from './testing.ts'

const PUBLISHERS: readonly Publisher[] = [
  houseMeetings,
  houseWitnessLists,
  senateHearings,
  congressGovMeetings,
  congressGovHearings,
  govinfoHearings,
]

const SAMPLE = [...makeSampleHearings({ seed: 3, meetings: 24 })]

/** Real documents, where they are at hand. */
const REAL: Readonly<Record<string, string>> = {
  'docs-house-meetings': 'house-xml/sample_hearing.xml',
  'docs-house-witnesses': 'house-xml/sample_witness.xml',
  'congress-gov-meetings': 'congress-gov-api/committee-meeting__118__house__115538.json',
  'congress-gov-hearings': 'congress-gov-api/hearing__116__house__41365.json',
}

/** The largest documents of the sample: they have most in them. And the real one. */
const textsOf = ({ name }: Publisher): readonly string[] => {
  const real = skipHearings === false ? REAL[name] : undefined
  return SAMPLE.filter(({ publisher }) => publisher === name)
    .toSorted((one, other) => other.bytes.length - one.bytes.length)
    .slice(0, 3)
    .map(({ bytes }) => bytes)
    .concat(real === undefined ? [] : [readReal(real)])
    .map((bytes) => new TextDecoder().decode(bytes))
}

type Outcome = readonly ReadRow[] | 'stopped'

const readOutcome = async (publisher: Publisher, document: string | Uint8Array): Promise<Outcome> => {
  try {
    return (await readHearings(publisher, document)).rows
  } catch (cause) {
    if (cause instanceof DocumentRefused) return 'stopped'
    throw cause
  }
}

const draftsIn = (outcome: Outcome): readonly string[] =>
  outcome === 'stopped'
    ? []
    : outcome.flatMap((row) => (row.kind === 'row' ? [JSON.stringify(row.draft)] : []))

/** Every row that is left says what one of the whole document says, and where one is gone, one was refused or the whole stopped. */
const holdsLaw = async (publisher: Publisher, whole: string, mutated: string): Promise<boolean> => {
  const known = await readOutcome(publisher, whole)
  const outcome = await readOutcome(publisher, mutated)
  // A list of witnesses has its Congress from the names of its files: without them it says less, and nothing else.
  const drafts = new Set(draftsIn(known).flatMap((draft) => [draft, withoutCongress(draft)]))
  const isRight = draftsIn(outcome).every((draft) => drafts.has(draft))
  if (outcome === 'stopped') return isRight
  return isRight && (outcome.length >= known.length || outcome.some(({ kind }) => kind === 'refused'))
}

const withoutCongress = (draft: string): string => draft.replace(/"congress":\d+/, '"congress":null')

const renameKeys = (text: string): readonly string[] => {
  const names = text.startsWith('{')
    ? [...text.matchAll(/"(\w+)":/g)].map(({ index, 1: name = '' }) => [index + 1, name] as const)
    : [...text.matchAll(/<([\w-]+)/g)].map(({ index, 1: name = '' }) => [index + 1, name] as const)
  return names.map(([index, name]) => renameAt(text, index, name))
}

/** An element is renamed at both ends. */
const renameAt = (text: string, index: number, name: string): string => {
  const renamed = `${text.slice(0, index)}x${text.slice(index)}`
  if (text.startsWith('{')) return renamed
  const start = index - 1
  const head = renamed.slice(0, start)
  const rest = renamed.slice(start)
  const selfClosed = /^<[^>]*\/>/.test(rest)
  if (selfClosed) return renamed
  return head + rest.replace(`</${name}>`, `</x${name}>`)
}

for (const publisher of PUBLISHERS)
  test(`a renamed element or key of ${publisher.name} is refused, or was none that is read`, async () => {
    let count = 0
    for (const text of textsOf(publisher))
      for (const mutated of renameKeys(text)) {
        assert.ok(await holdsLaw(publisher, text, mutated), mutated)
        count += 1
      }
    assert.ok(count > 20, String(count))
  })

for (const publisher of PUBLISHERS)
  test(`a document of ${publisher.name} that is cut, of another encoding or of another kind is stopped at`, async () => {
    const [text = ''] = textsOf(publisher)
    const bytes = Buffer.from(text)
    for (let share = 1; share < 40; share++) {
      const cut = bytes.subarray(0, Math.floor((bytes.length * share) / 40))
      assert.equal(await readOutcome(publisher, cut), 'stopped')
    }
    const latin = Buffer.concat([bytes.subarray(0, 60), Buffer.from([0x92]), bytes.subarray(60)])
    const others = ['', '<html><body>404</body></html>', '<!DOCTYPE html>\n<html></html>', '{}', '[]', '<x/>']
    for (const document of [latin, ...others]) assert.equal(await readOutcome(publisher, document), 'stopped')
    if (!text.startsWith('{'))
      assert.equal(await readOutcome(publisher, `<!DOCTYPE a [<!ENTITY b "c">]>${text}`), 'stopped')
  })

test('attributes that are renamed are refused with their element', async () => {
  for (const publisher of [houseMeetings, houseWitnessLists, senateHearings, govinfoHearings])
    for (const text of textsOf(publisher))
      for (const { index, 0: found } of text.matchAll(/ [a-zA-Z_-]+="/g)) {
        if (found.startsWith(' xmlns')) continue
        const mutated = `${text.slice(0, index + 1)}x${text.slice(index + 1)}`
        assert.ok(
          await holdsLaw(publisher, text, mutated),
          mutated.slice(Math.max(0, index - 60), index + 60),
        )
      }
})
