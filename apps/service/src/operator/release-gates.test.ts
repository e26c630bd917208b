import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { readReference, skipReference } from '../publishers/testing.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const HEADER = 'Agency,Account,State,Recipient for Project,House Amount,House Requestor(s)'

/** A table of a bill, and rows of it that cannot be read: their requestor is missing. */
const addTable = async (environment: TestEnvironment, rows: number, refused: number, amount = 20_000) => {
  const lines = Array.from(
    { length: rows + refused },
    (_, row) =>
      `Agency of Samples,Sample Grants,CA,Sample City for Well ${row},${amount},${row < rows ? 'Sample' : ''}`,
  )
  writeFileSync(join(environment.ROTUNDA_DATA, 'table.csv'), [HEADER, ...lines, ''].join('\n'))
  await askHere(
    environment,
    ...['sources', 'add', 'table.csv', '--url', 'https://house.example/table.csv'],
    ...['--publisher', 'house-appropriations', '--fiscal-year', '2026', '--subcommittee', 'INT'],
  )
}

const build = async (environment: TestEnvironment): Promise<string> =>
  (await askHere(environment, 'release', 'build')).release

const readAudit = (
  environment: TestEnvironment,
): { action: string; object: string; actor: string; detail: string }[] => {
  const database = new DatabaseSync(join(environment.ROTUNDA_DATA, 'rotunda.sqlite'), { readOnly: true })
  const lines = database.prepare("select * from audit where action = 'release.publish' order by number").all()
  database.close()
  return lines as ReturnType<typeof readAudit>
}

const setUp = (t: TestContext): TestEnvironment => {
  const environment = makeEnvironment(t)
  mkdirSync(environment.ROTUNDA_DATA, { recursive: true })
  return environment
}

test('a build tells what became of the rows of each document, and of all together, by reason', async (t) => {
  const environment = setUp(t)
  await addTable(environment, 3, 2)
  const { stdout } = await runHere(environment, 'release', 'build')
  assert.match(stdout, /^DOCUMENT +READ +PUBLISHED +MERGED +REFUSED$/m)
  assert.match(stdout, /^house_bill\/2026\/INT +5 +3 +0 +2 +requestor_missing 2$/m)
  const { documents, all_documents: all } = await askHere(environment, 'release', 'build')
  const counts = { rows_read: 5, rows_published: 3, rows_merged: 0, rows_refused: 2 }
  const table = documents.find((one: { series: string }) => one.series === 'house_bill/2026/INT')
  assert.deepEqual({ ...table, ...counts, refused_by_reason: { requestor_missing: 2 } }, table)
  const sum = documents.reduce((total: number, one: { rows_read: number }) => total + one.rows_read, 0)
  assert.deepEqual([all.rows_read, all.refused_by_reason], [sum, { requestor_missing: 2 }])
  assert.match(stdout, new RegExp(`^all +${sum} `, 'm'))
})

test('what a release is refused for is accepted by the command that the refusal names, and is in history and audit log', async (t) => {
  const environment = setUp(t)
  await addTable(environment, 8, 2)
  const release = await build(environment)
  const refused = await runHere(environment, 'release', 'publish', 'latest', '--json')
  const accept = 'refused=house_bill/2026/INT@2of10'
  assert.equal(refused.code, 1)
  assert.deepEqual(
    JSON.parse(refused.stdout).found.map((one: Record<string, string>) => one['accept']),
    [accept],
  )
  assert.ok(
    refused.stderr.includes(
      `npm run rotunda -- release publish ${release.slice(0, 12)} --accept ${accept}\n`,
    ),
  )
  assert.deepEqual(readAudit(environment), [])
  for (const wrong of [
    'refused=house_bill/2026/INT',
    'refused=house_bill/2026/INT@1of10',
    'check=rows_valid',
  ])
    assert.equal((await runHere(environment, 'release', 'publish', 'latest', '--accept', wrong)).code, 1)
  const { stdout } = await runHere(environment, 'release', 'publish', 'latest', '--accept', accept)
  assert.match(stdout, /^Accepted: refused=house_bill\/2026\/INT@2of10\. 2 of the 10 rows of/m)
  const [line, ...others] = readAudit(environment)
  assert.deepEqual([others, line?.object], [[], release])
  assert.match(line?.actor ?? '', /^operator:/)
  const [logged] = JSON.parse(line?.detail ?? '').accepted
  assert.deepEqual([logged.gate, logged.name, logged.value], ['refused', 'house_bill/2026/INT', '2of10'])
  const { data } = await askHere(environment, 'release', 'list')
  assert.deepEqual(data[0].accepted, [logged])
  const listed = (await runHere(environment, 'release', 'list')).stdout
  assert.match(
    listed,
    new RegExp(`^${release.slice(0, 12)} +Accepted: refused=house_bill/2026/INT@2of10`, 'm'),
  )
})

test('a table in thousands that says nothing of it is told by its median', async (t) => {
  const environment = setUp(t)
  await addTable(environment, 5, 0, 950)
  await build(environment)
  const { stderr } = await runHere(environment, 'release', 'publish', 'latest')
  assert.match(
    stderr,
    /magnitude: The median of the 5 amounts of house_bill\/2026\/INT .* is \$950, under \$10,000/,
  )
  assert.match(stderr, /--accept magnitude=house_bill\/2026\/INT@950$/m)
})

test('there is no option that accepts everything', async (t) => {
  const environment = setUp(t)
  for (const option of ['--accept-failed-checks', '--accept-shrink', '--max-shrink=50'])
    assert.equal((await runHere(environment, 'release', 'publish', 'latest', option)).code, 2)
})

test(
  'a real table of a stage that is not published, of which every row is refused, keeps no release back',
  { skip: skipReference },
  async (t) => {
    const environment = setUp(t)
    const file = 'senate_fy2026_interior_cds_bill_table_sample.csv'
    writeFileSync(join(environment.ROTUNDA_DATA, file), readReference(file))
    await askHere(
      environment,
      ...[
        'sources',
        'add',
        file,
        '--url',
        `https://senate.example/${file}`,
        '--publisher',
        'senate-appropriations',
      ],
      ...['--fiscal-year', '2026', '--subcommittee', 'INT'],
    )
    const { stdout } = await runHere(environment, 'release', 'build')
    assert.match(stdout, /^senate_bill\/2026\/INT +68 +0 +1 +67 +stage_not_published 67$/m)
    assert.equal((await askHere(environment, 'release', 'publish', 'latest')).outcome, 'published')
  },
)
