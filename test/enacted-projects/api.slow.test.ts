import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  dataEnvelope,
  EnactedAggregate,
  EnactedAggregatesMeta,
  EnactedMeta,
  EnactedProject,
  type EnactedAggregatesMeta as AggregatesMeta,
  type EnactedMeta as Meta,
} from '@rotunda/contract'
import { makeEnactedClient } from '@rotunda/sdk/enacted'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { buildEnacted, makeDocument } from '../../apps/service/src/collections/enacted-projects/testing.ts'
import { ENACTED_PROJECTS } from '../../apps/service/src/collections/enacted-projects/index.ts'
import { enactedApi } from '../../apps/service/src/http/enacted/index.ts'
import { systemClock } from '../../apps/service/src/platform/index.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'
import { makeLog } from '../../apps/service/src/platform/log/index.ts'
import { openCurrentRelease } from '../../apps/service/src/releases/open/index.ts'
import { publishRelease } from '../../apps/service/src/releases/publish/index.ts'
import { makeFolder } from '../../apps/service/src/releases/testing.ts'
import { makeEnactedSample } from '../sample/index.ts'
import { serveApi } from '../toy-collection/serve-api.ts'

const BASE = '/api/enacted/v1'
let origin = ''
let release = ''

/** The sample has no row with only a budget request. */
const ENERGY = makeDocument(
  'joint-statements',
  `Agency,Account,Project,State,Budget Request,Additional Amount,Total Amount,Requestor(s) House,Requestor(s) Senate,Origination
Corps of Engineers,Construction,Harbor,CA,2000000,500000,2500000,,Padilla,S
Corps of Engineers,Construction,Lock,CA,2000000,,2000000,,Padilla,S
`,
  {
    fiscal_year: 2021,
    subcommittee: 'EW',
    act: 'P.L. 116-260',
    retrieved_at: '2026-06-01T12:00:00.000Z',
    edition: '2026-06-01',
    sample: true,
  },
)

const cleanups: (() => unknown)[] = []
const bed = { after: (clean: () => unknown) => cleanups.push(clean) }

after(async () => {
  for (const clean of cleanups.toReversed()) await clean()
})

before(async () => {
  const directory = makeFolder(bed)
  const documents = makeEnactedSample({ seed: 1, records: 600 }).documents.map(({ facts, bytes }) =>
    makeDocument(facts.publisher, bytes, { ...facts, checked_at: facts.retrieved_at, edition: facts.url }),
  )
  release = (await buildEnacted(directory, [...documents, ENERGY])).summary.id
  const now = new Date('2026-11-26T12:00:00Z')
  await publishRelease({ directory, collection: ENACTED_PROJECTS, release, now })
  const log = makeLog('silent')
  const needs = { directory, collection: ENACTED_PROJECTS, clock: systemClock, log, graceSeconds: 0 }
  const releases = openCurrentRelease(needs)
  const { port } = await serveApi(bed, { api: enactedApi(releases, directory), releases }, {})
  origin = `http://127.0.0.1:${port}`
})

const get = (path: string): Promise<Response> => fetch(`${origin}${path}`, { signal: patience() })

const ask = async <Body>(path: string, answer: TSchema): Promise<Body> => {
  const response = await get(`${BASE}${path}`)
  const body: unknown = await response.json()
  assert.equal(response.status, 200, JSON.stringify(body))
  assert.equal(response.headers.get('access-control-allow-origin'), '*')
  assert.deepEqual([...Compile(answer).Errors(body)], [])
  // The schema of the answer has just been checked.
  return body as Body
}

type Projects = { readonly data: readonly EnactedProject[]; readonly meta: Meta }
type Aggregates = { readonly data: readonly EnactedAggregate[]; readonly meta: AggregatesMeta }
const PROJECTS = dataEnvelope(EnactedProject, EnactedMeta)
const AGGREGATES = dataEnvelope(EnactedAggregate, EnactedAggregatesMeta)
const list = (query: string) => ask<Projects>(`/projects?${query}`, PROJECTS)
const aggregate = (query: string) => ask<Aggregates>(`/aggregates?${query}`, AGGREGATES)

test('projects are listed by filter, in order, with facets', async () => {
  const { data, meta } = await list('fiscal_year=2023&subcommittee=thud&sort=-amount&facet=state&limit=200')
  assert.ok(data.length > 3)
  assert.ok(data.every(({ fiscal_year, subcommittee }) => fiscal_year === 2023 && subcommittee === 'THUD'))
  const amounts = data.map(({ amount }) => amount ?? -1)
  assert.deepEqual(
    amounts,
    amounts.toSorted((a, b) => b - a),
  )
  assert.ok((meta.facets?.['state'] ?? []).length > 0)
})

test('the projects of a member are found by Bioguide id, and one project by its id', async () => {
  const { data: some } = await list('limit=200')
  const bioguide = some.flatMap(({ requestors }) => requestors.flatMap((one) => one.bioguide ?? []))[0]
  const { data } = await list(`bioguide=${String(bioguide)}`)
  assert.ok(data.length > 0)
  assert.ok(data.every(({ requestors }) => requestors.some((one) => one.bioguide === bioguide)))
  const one = await ask<Projects>(`/project?id=${String(data[0]?.id)}`, PROJECTS)
  assert.deepEqual(one.data, [data[0]])
  assert.equal((await get(`${BASE}/project?id=enp-0`)).status, 404)
})

test('totals are never across fiscal years, and equal the sums of the listed rows', async () => {
  const { data, meta } = await aggregate('group_by=subcommittee&limit=200')
  assert.deepEqual(meta.group_by, ['fiscal_year', 'subcommittee'])
  const { data: projects } = await list('fiscal_year=2024&subcommittee=LHHS&limit=200')
  const group = data.find(({ group: of }) => of['fiscal_year'] === 2024 && of['subcommittee'] === 'LHHS')
  assert.equal(group?.rows, projects.length)
  assert.equal(
    group.amount_sum,
    projects.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  )
  assert.equal(group.rows_counted, projects.filter(({ counted }) => counted).length)
  assert.equal(group.amount_missing, projects.filter(({ amount }) => amount === null).length)
})

test('the rows that GAO counts are counted in each group, in order and as CSV', async () => {
  const { data } = await aggregate('group_by=counted&sort=-rows_counted')
  assert.ok(data.some(({ group }) => group['counted'] === 'false'))
  for (const { group, rows, rows_counted: counted } of data)
    assert.equal(counted, group['counted'] === 'true' ? rows : 0)
  assert.equal(data[0]?.rows_counted, Math.max(...data.map(({ rows_counted: counted }) => counted)))
  const { data: energy } = await aggregate('subcommittee=EW&fiscal_year=2021')
  assert.deepEqual(
    energy.map(({ rows, rows_counted: counted }) => [rows, counted]),
    [[2, 1]],
  )
  const csv = await (await get(`${BASE}/aggregates?format=csv`)).text()
  assert.match(csv, /^fiscal_year,rows,rows_counted,amount_sum/)
})

test('groups that share rows say so', async () => {
  assert.equal((await aggregate('group_by=bioguide')).meta.groups_overlap, true)
})

test('an unknown parameter is refused, and the answer of every operation is described', async () => {
  assert.equal((await get(`${BASE}/projects?member=x`)).status, 400)
  const description = (await (await get('/api/openapi/enacted.json')).json()) as {
    readonly paths: Readonly<Record<string, object>>
  }
  assert.deepEqual(
    ['projects', 'project', 'aggregates'].filter((name) => !(`${BASE}/${name}` in description.paths)),
    [],
  )
})

test('the whole set is a CSV with a row for each project', async () => {
  const { meta } = await list('limit=1')
  const csv = await (await get(`${BASE}/projects?format=csv&all=true`)).text()
  assert.equal(csv.trimEnd().split('\n').length, meta.total + 1)
})

test('the client collects every list whole, and reads one project of a named release', async () => {
  const client = makeEnactedClient({ baseUrl: origin })
  const { rows, total } = await client
    .projects({ fiscal_year: 2024 }, { pageSize: 50 })
    .collect({ atMost: 10_000 })
  assert.ok(total > 50)
  assert.equal(rows.length, total)
  assert.ok(rows.every(({ fiscal_year }) => fiscal_year === 2024))
  const [first = assert.fail()] = rows
  const { data } = await client.project(first.id)
  assert.deepEqual(data, [first])
  const { data: kept, meta } = await client.project(first.id, { release })
  assert.deepEqual([kept, meta.release], [[first], release])
  const groups = await client.aggregates({ group_by: ['subcommittee'] }).collect({ atMost: 1000 })
  assert.ok(groups.rows.length > 0)
  for (const page of [client.links(), client.projects({ subcommittee: 'THUD', fields: ['id'] })])
    assert.equal((await page.collect({ atMost: 10_000 })).total, (await page.page()).meta.total)
})
