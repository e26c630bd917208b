import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { EnactedProject } from '@rotunda/contract'
import { publishRelease } from '../../releases/publish/index.ts'
import { makeFolder } from '../../releases/testing.ts'
import { verifyRelease } from '../../releases/verify/index.ts'
import { makeEnactedSample } from '../../../../../test/sample/index.ts'
import { ENACTED_PROJECTS } from './index.ts'
import { buildEnacted, makeDocument, type TestDocument } from './testing.ts'

const SAMPLE: readonly TestDocument[] = makeEnactedSample({ seed: 1, records: 900 }).documents.map(
  ({ facts, bytes }) =>
    makeDocument(facts.publisher, bytes, { ...facts, checked_at: facts.retrieved_at, edition: facts.url }),
)

const HEADER =
  'Agency,Account,Recipient,Project,Location (State),Amount,House Requestor(s),Senate Requestor(s),Origination\n'
const statement = (rows: string, facts: object = {}): TestDocument =>
  makeDocument('joint-statements', HEADER + rows, {
    fiscal_year: 2023,
    subcommittee: 'INT',
    act: 'P.L. 117-328',
    ...facts,
  })
const OAK = 'EPA,STAG—Clean Water SRF,Town of Oak,Sewer,NM,1000,Stansbury,,H\n'

const build = async (t: TestContext, documents: readonly TestDocument[]) => {
  const directory = makeFolder(t)
  const { summary } = await buildEnacted(directory, documents)
  const projects = JSON.parse(
    readFileSync(join(directory, summary.id, 'data/projects.json'), 'utf8'),
  ) as EnactedProject[]
  return { directory, summary, projects }
}

test('the release of the sample is the same byte for byte when it is built again, verifies and publishes', async (t) => {
  const { directory, summary, projects } = await build(t, SAMPLE)
  assert.ok(projects.length > 150, `${projects.length} projects`)
  const again = await build(t, SAMPLE.toReversed())
  assert.equal(again.summary.id, summary.id)
  assert.deepEqual(await verifyRelease(join(directory, summary.id)), [])
  const now = new Date('2026-11-26T12:00:00Z')
  const published = await publishRelease({
    directory,
    collection: ENACTED_PROJECTS,
    release: summary.id,
    now,
  })
  assert.equal(published.outcome, 'published')
})

test('most requestors of the sample are identified, and the rest says why', async (t) => {
  const { projects } = await build(t, SAMPLE)
  const requestors = projects.flatMap((project) => project.requestors)
  const known = requestors.filter(({ bioguide }) => bioguide !== null)
  assert.ok(known.length > requestors.length / 2, `${known.length} of ${requestors.length}`)
  assert.ok(
    requestors.every(
      ({ bioguide, match }) => bioguide !== null || ['none', 'several', 'unclear'].includes(match),
    ),
  )
})

test('requestors under the header of the other chamber are no members of it', async (t) => {
  const exchange = (document: TestDocument): TestDocument => {
    const { sha256: _, bytes: __, ...facts } = document.source
    const text = Buffer.from(document.bytes).toString()
    return makeDocument(
      facts.publisher,
      text.replace(/(House)( Requestor\(s\)),(Senate) /, '$3$2,$1 '),
      facts,
    )
  }
  const documents = SAMPLE.filter(
    ({ source }) =>
      source.publisher === 'congress-legislators' || source.url.endsWith('/fy23/ew-projects.csv'),
  )
  const matchesOf = async (all: readonly TestDocument[]) =>
    (await build(t, all)).projects.flatMap(({ requestors }) => requestors.map(({ match }) => match))
  assert.ok((await matchesOf(documents)).includes('state'))
  const matches = await matchesOf(documents.map(exchange))
  assert.deepEqual([matches.includes('none'), matches.includes('state')], [true, false])
})

test('a project that is printed again, with another amount, is flagged with its neighbour', async (t) => {
  const again = OAK.replace('1000', '250000').replace('Stansbury,,H', ',Heinrich,S')
  const { projects } = await build(t, [statement(OAK + again + OAK.replace('Town of Oak', 'Town of Elm'))])
  assert.deepEqual(
    projects
      .map(({ recipient, amount, flags }) => [
        recipient,
        amount,
        flags.filter((flag) => /small|repeated/.test(flag)),
      ])
      .toSorted(),
    [
      ['Town of Elm', 1000, ['amount_small']],
      ['Town of Oak', 1000, ['amount_small', 'project_repeated']],
      ['Town of Oak', 250_000, ['project_repeated']],
    ],
  )
})

const CURRENT = 'https://members.example/legislators-current.json'
const FORMER = 'https://members.example/legislators-historical.json'
const makeMember = (number: number, first: string, last: string) => ({
  id: { bioguide: `ZZ0000${number}`, govtrack: 900_000 + number },
  name: { first, last },
  bio: { gender: 'F' },
  terms: [
    { type: 'rep', start: '2021-01-03', end: '2025-01-03', state: 'NM', district: number, party: 'Democrat' },
  ],
})
const MEMBERS = {
  [CURRENT]: [makeMember(1, 'Ada', 'Sample'), makeMember(2, 'Bo', 'Example'), makeMember(3, 'Cara', 'Ada')],
  [FORMER]: [makeMember(4, 'Di', 'Person')],
}
const LISTS = Object.entries(MEMBERS).map(([url, members]) =>
  makeDocument('congress-legislators', JSON.stringify(members), { media_type: 'application/json', url }),
)

const readAsked = async (t: TestContext, cell: string, lists = LISTS) => {
  const { projects } = await build(t, [statement(OAK.replace('Stansbury', JSON.stringify(cell))), ...lists])
  const [project = assert.fail('no project')] = projects
  return [
    project.requestors.map(({ name, bioguide }) => [name, bioguide]),
    project.flags.includes('requestor_unclear'),
  ]
}

test('a surname and the given name of its member are one requestor, and names of nobody are flagged', async (t) => {
  assert.deepEqual(await readAsked(t, 'Example, Bo'), [[['Example, Bo', 'ZZ00002']], false])
  assert.deepEqual(await readAsked(t, 'Example, Bo, Sample'), [
    [
      ['Example, Bo', 'ZZ00002'],
      ['Sample', 'ZZ00001'],
    ],
    false,
  ])
  assert.deepEqual(await readAsked(t, 'Example, Sample'), [
    [
      ['Example', 'ZZ00002'],
      ['Sample', 'ZZ00001'],
    ],
    false,
  ])
  // The given name of one member is the surname of another: the first name is certain, and the second is not.
  assert.deepEqual(await readAsked(t, 'Sample, Ada'), [
    [
      ['Sample', 'ZZ00001'],
      ['Ada', null],
    ],
    true,
  ])
  assert.deepEqual(await readAsked(t, 'Example, Beau'), [
    [
      ['Example', 'ZZ00002'],
      ['Beau', null],
    ],
    true,
  ])
  // Without lists of members nothing shows whether they are two.
  assert.deepEqual(await readAsked(t, 'Example, Bo', []), [
    [
      ['Example', null],
      ['Bo', null],
    ],
    true,
  ])
})

test('a revised amount changes the row and not its id', async (t) => {
  const first = await build(t, [statement(OAK)])
  const later = { retrieved_at: '2026-07-01T12:00:00.000Z', edition: 'later' }
  const second = await build(t, [statement(OAK), statement(OAK.replace('1000', '2000'), later)])
  assert.equal(second.projects[0]?.id, first.projects[0]?.id)
  assert.deepEqual([second.projects[0]?.amount, second.projects[0]?.revision], [2000, 2])
})

test('two tables of one division stop the release', async (t) => {
  const other = statement(OAK.replace('Sewer', 'Well'), {
    url: 'https://tables.example/other.csv',
    edition: 'other',
  })
  const bpc = SAMPLE.find(({ source }) => source.publisher === 'bpc-enacted')
  assert.ok(bpc)
  const real = { ...bpc, source: { ...bpc.source, sample: false } }
  const { summary } = await build(t, [
    real,
    { ...other, source: { ...other.source, fiscal_year: 2022, act: 'P.L. 117-103' } as never },
  ])
  const check = summary.checks.find(({ name }) => name === 'one_table_of_each_division')
  assert.equal(check?.passed, false)
})

test('a release says which Acts it covers', async (t) => {
  const { directory, summary } = await build(t, [statement(OAK)])
  const preview = readFileSync(join(directory, summary.id, 'data/preview.json'), 'utf8')
  assert.match(preview, /Rows from the tables of P\.L\. 117-328: 1\. GAO would count 1 of them/)
})

test('a withheld value is in no file of the release', async (t) => {
  const { projects } = await build(t, [statement(OAK)])
  const notice = {
    dataset: 'projects',
    row: projects[0]?.id,
    kind: 'takedown',
    fields: ['recipient'],
    text: 'The recipient is a shelter.',
    decided_on: '2026-08-01',
  }
  const list = makeDocument('notices', JSON.stringify({ notices: [notice] }), {
    media_type: 'application/json',
  })
  const { directory, summary, projects: withheld } = await build(t, [statement(OAK), list])
  assert.deepEqual([withheld[0]?.recipient, withheld[0]?.missing['recipient']], [null, 'taken_down'])
  assert.ok(summary.checks.every(({ passed }) => passed))
  const folder = join(directory, summary.id, 'data')
  for (const file of readdirSync(folder))
    assert.ok(!readFileSync(join(folder, file)).includes('Town of Oak'), file)
})
