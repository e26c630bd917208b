import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBytes } from '../../../apps/service/src/publishers/index.ts'
import {
  houseAppropriations,
  senateAppropriations,
  type AppropriationsSource,
} from '../../../apps/service/src/publishers/appropriations/index.ts'
import { makeSampleEditions } from '../make-sample-editions.ts'
import { makeEnactedEditions, makeEnactedSample } from './make-enacted-sample.ts'
import type { SampleAsked } from './list-asked.ts'

const NEEDS = { seed: 1, records: 1500 }
const SAMPLE = makeEnactedSample(NEEDS)

test('the same needs give the same documents, and another seed others', async () => {
  const bytesOf = ({ documents }: typeof SAMPLE) =>
    documents.map(({ bytes }) => Buffer.from(bytes).toString('hex'))
  assert.deepEqual(bytesOf(makeEnactedSample(NEEDS)), bytesOf(SAMPLE))
  assert.notDeepEqual(bytesOf(makeEnactedSample({ ...NEEDS, seed: 2 })), bytesOf(SAMPLE))
  const editions = await Array.fromAsync(makeEnactedEditions(NEEDS))
  assert.deepEqual(
    editions.map(([{ facts }]) => facts),
    SAMPLE.documents.map(({ facts }) => facts),
  )
})

/** The rows of the appropriations sample, by place. */
const readRequests = async () => {
  const rows = new Map<string, Readonly<Record<string, string>>>()
  const publishers = [houseAppropriations, senateAppropriations]
  for await (const edition of makeSampleEditions(NEEDS))
    for (const { facts, bytes } of edition) {
      const publisher = publishers.find(({ name }) => name === facts.publisher)
      if (publisher === undefined) continue
      const source: AppropriationsSource = {
        ...facts,
        sha256: '',
        bytes: bytes.length,
        checked_at: facts.retrieved_at,
        edition: '',
        part: 1,
        supersedes: null,
      }
      for await (const { place, cells } of publisher.read({ source, open: openBytes(bytes) }))
        rows.set(nameRow(facts.fiscal_year, { url: facts.url, ...place }), cells)
    }
  return rows
}

const nameRow = (year: number | null, { url, row, pointer }: SampleAsked['place']): string =>
  [year, url, row, pointer].join(' ')

test('each true pair names the row of a request of the appropriations sample', async () => {
  const rows = await readRequests()
  assert.ok(SAMPLE.pairs.length > 200, `${SAMPLE.pairs.length} pairs`)
  for (const { asked } of SAMPLE.pairs) {
    const cells = rows.get(nameRow(asked.fiscalYear, asked.place))
    const texts = Object.values(cells ?? {}).join('\n')
    assert.ok(texts.includes(asked.member.last), JSON.stringify([asked.place, cells]))
    assert.ok(texts.includes(asked.project.place), JSON.stringify([asked.place, cells]))
  }
})

test('some requests have no enacted project, and some enacted projects have several requests', () => {
  const enacted = Map.groupBy(SAMPLE.pairs, ({ enacted: place }) => JSON.stringify(place))
  assert.ok([...enacted.values()].some((pairs) => pairs.length > 1))
  const asked = new Set(SAMPLE.pairs.map(({ asked: one }) => JSON.stringify([one.fiscalYear, one.place])))
  assert.equal(asked.size, SAMPLE.pairs.length)
})
