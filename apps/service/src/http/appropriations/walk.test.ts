import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FullRecord, RecordFilters, SortTerm } from '@rotunda/contract'
import fc from 'fast-check'
import { runs } from '../../platform/testing.ts'
import { anyFilters, anyRecords, anySort, makeTestRecords } from '../../collections/appropriations/testing.ts'
import { openPublicApi, type PublicApi } from './testing.ts'

/** Result of a walk: the ids of one snapshot, or the order to start again. */
type Walked = { readonly token: string; readonly ids: readonly unknown[] } | 'told to start again' | 'refused'

const walk = async (
  ask: PublicApi['ask'],
  query: URLSearchParams,
  beforePage: () => Promise<void>,
): Promise<Walked> => {
  const ids: unknown[] = []
  let token = ''
  let offset: number | null = 0
  while (offset !== null) {
    await beforePage()
    const page = new URLSearchParams(query)
    if (token !== '') page.set('snapshot', token)
    page.set('offset', String(offset))
    const { status, body } = await ask(`/records?${page.toString()}`)
    if (status !== 200) {
      assert.deepEqual(Object.keys(body).includes('data'), false)
      return status === 409 ? 'told to start again' : 'refused'
    }
    if (token !== '') assert.equal(body.meta['snapshot'], token)
    token = String(body.meta['snapshot'])
    ids.push(...body.data.map(({ id }) => id))
    // Held to the description.
    offset = body.meta['next_offset'] as number | null
  }
  return { token, ids }
}

const writeSearch = (filters: RecordFilters, sort: readonly SortTerm[], limit: number): URLSearchParams => {
  const pairs = Object.entries({ ...filters, ...(sort.length > 0 && { sort: [...sort] }), limit }).flatMap(
    ([name, value]) => [value].flat().map((one) => [name, String(one)]),
  )
  return new URLSearchParams(pairs)
}

/** The same selection, taken at once from a snapshot that nobody replaces. */
const selectAll = async (
  records: readonly FullRecord[],
  filters: RecordFilters,
  sort: readonly SortTerm[],
) => {
  const snapshot = await makeTestRecords(records)
  const selection = snapshot.select(filters, sort)
  const rows = Buffer.from(snapshot.readRows(selection.take(0, selection.total), ',')).toString()
  snapshot.close()
  return JSON.parse(`[${rows}]`).map(({ id }: FullRecord) => id)
}

test('whatever is published while a client walks, it collects exactly one snapshot or is told to start again', async (t) => {
  const api = await openPublicApi(t, { records: null })
  const publications = fc.array(
    fc.record({ records: anyRecords(25).filter(({ length }) => length > 3), afterPages: fc.nat({ max: 5 }) }),
    {
      minLength: 2,
      maxLength: 3,
    },
  )
  const ends = { whole: 0, cut: 0 }
  await fc.assert(
    fc.asyncProperty(
      publications,
      // Most filters leave less than a page.
      fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: anyFilters }),
      anySort,
      fc.integer({ min: 1, max: 5 }),
      async (planned, filters, sort, limit) => {
        const published = new Map<string, readonly FullRecord[]>()
        const publish = async (records: readonly FullRecord[]): Promise<void> => {
          published.set(await api.publish(records, []), records)
        }
        const [first = assert.fail(), ...later] = planned
        await publish(first.records)
        let pages = 0
        const walked = await walk(api.ask, writeSearch(filters, sort, limit), async () => {
          if (pages === later[0]?.afterPages) {
            pages = 0
            await publish(later.shift()?.records ?? [])
          }
          pages += 1
        })
        ends[typeof walked === 'string' ? 'cut' : 'whole'] += 1
        if (typeof walked === 'string') return
        const records = published.get(walked.token) ?? assert.fail('of no release that was published')
        assert.deepEqual(walked.ids, await selectAll(records, filters, sort))
      },
    ),
    runs(15),
  )
  assert.ok(ends.whole > 0 && ends.cut > 0, JSON.stringify(ends))
})
