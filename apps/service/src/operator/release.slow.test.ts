import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { RUN_MILLISECONDS } from '../platform/testing.ts'
import { readReference, skipReference } from '../publishers/testing.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const HEADER =
  'Member Last Name,Member First Name,District,Party,Subcommittee,Recipient,Project Purpose,Recipient Address,' +
  'Amount Requested,Member Website'
const makeRequests = (rows: number): string =>
  [
    HEADER,
    ...Array.from(
      { length: rows },
      (_, row) => `Nobody,Norma,OH01,D,Homeland Security,Fictional Town,Bridge ${row},,${row + 1}0000,`,
    ),
    '',
  ].join('\n')

const add = (environment: TestEnvironment, file: string, ...options: string[]) =>
  askHere(environment, 'sources', 'add', file, '--url', `https://committee.example/${file}`, ...options)

const addRequests = async (environment: TestEnvironment, rows: number): Promise<void> => {
  writeFileSync(join(environment.ROTUNDA_DATA, 'requests.csv'), makeRequests(rows))
  await add(environment, 'requests.csv', '--publisher', 'house-appropriations', '--fiscal-year', '2024')
}

const setUp = async (t: TestContext, rows = 40): Promise<TestEnvironment> => {
  const environment = makeEnvironment(t)
  await addRequests(environment, rows)
  return environment
}

/** The command that a refusal names as the way to accept what it found. */
const commandOf = (refusal: string): string[] => {
  const [, command = ''] = /npm run rotunda -- (release publish .*)/.exec(refusal) ?? []
  return command.split(' ')
}

test('a release is built, listed, verified and published, and the publication is in the audit log', async (t) => {
  const environment = await setUp(t)
  assert.match(
    (await runHere(environment, 'release', 'list')).stdout,
    new RegExp(`^There are no releases in ${join(environment.ROTUNDA_DATA, 'releases')}\\.`),
  )
  const built = await askHere(environment, 'release', 'build')
  assert.deepEqual([built.outcome, built.rows['house-projects'], built.failed_checks], ['built', 40, []])
  assert.match((await runHere(environment, 'release', 'build')).stdout, /already there; nothing was changed/)
  assert.equal((await askHere(environment, 'release', 'verify', 'latest')).whole, true)
  const { stdout } = await runHere(environment, 'release', 'verify', 'latest')
  assert.equal(stdout, `releases/${built.release} is whole, and signed for the key in SHA256SUMS.pub.\n`)
  const foreseen = await askHere(environment, 'release', 'publish', built.release, '--dry-run')
  assert.deepEqual([foreseen.outcome, foreseen.previous], ['would_publish', null])
  const published = await askHere(environment, 'release', 'publish', built.release.slice(0, 10))
  assert.deepEqual([published.outcome, published.previous], ['published', null])
  const { data } = await askHere(environment, 'release', 'list')
  assert.deepEqual(
    data.map((one: Record<string, unknown>) => [one['release'], one['current']]),
    [[built.release, true]],
  )
  assert.match((await runHere(environment, 'release', 'list')).stdout, /^current +[0-9a-f]{12} +snap-/m)
  assert.match((await runHere(environment, 'release', 'publish', 'latest')).stdout, /is current already/)
  assert.equal((await askHere(environment, 'audit', 'check')).lines, 2)
})

test('what only reads files asks no database and leaves nothing behind; a build asks it for the corrections', async (t) => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:9/none'
  const environment = await setUp(t, 1)
  const withoutDatabase = await runHere({ ...environment, DATABASE_URL }, 'release', 'build')
  assert.deepEqual(
    [withoutDatabase.code, withoutDatabase.stderr.includes('The database cannot be opened')],
    [1, true],
  )
  const { release } = await askHere(environment, 'release', 'build')
  const folder = join(environment.ROTUNDA_DATA, 'releases', release)
  const [zip = ''] = readdirSync(folder).filter((name) => name.endsWith('.zip'))
  const { ROTUNDA_DATA: empty, ...elsewhere } = makeEnvironment(t)
  copyFileSync(join(folder, zip), join(empty, zip))
  const stranger = { ...elsewhere, ROTUNDA_DATA: join(empty, 'var'), DATABASE_URL }
  const verified = await askHere(stranger, 'release', 'verify', join(empty, zip))
  assert.deepEqual([verified.verified, verified.whole, verified.signature], [true, true, 'none'])
  assert.match(
    (await runHere(stranger, 'release', 'verify', join(empty, zip))).stdout,
    /is whole; no signature was checked\.$/m,
  )
  for (const words of ['release list', 'sources list', 'sources check'])
    assert.deepEqual((await askHere(stranger, ...words.split(' '))).data, [])
  assert.deepEqual(readdirSync(empty), [zip])
  const { code, stderr } = await runHere(stranger, 'release', 'publish', 'latest')
  assert.deepEqual([code, stderr.includes('The database cannot be opened')], [1, true])
})

test('a dataset that shrinks is refused with the way out, and the one before is one order away', async (t) => {
  const environment = await setUp(t)
  const first = (await askHere(environment, 'release', 'build')).release
  await askHere(environment, 'release', 'publish', 'latest')
  await addRequests(environment, 20)
  await askHere(environment, 'release', 'build')
  const { code, stderr } = await runHere(environment, 'release', 'publish', 'latest')
  assert.equal(code, 1)
  assert.match(stderr, /house-projects would go from 40 to 20 rows/)
  const { stdout } = await runHere(environment, ...commandOf(stderr))
  assert.match(stdout, new RegExp(`The way back: npm run rotunda -- release publish ${first}`))
  assert.equal((await askHere(environment, 'release', 'publish', first)).outcome, 'published')
})

test('a release says which documents it lacks', async (t) => {
  const environment = makeEnvironment(t)
  assert.match(
    (await runHere(environment, 'release', 'build')).stdout,
    /no requests and no tables.*`sources add`/,
  )
  await addRequests(environment, 1)
  const { stdout } = await runHere(environment, 'release', 'build')
  assert.match(stdout, /For `no_roster`, add both lists of members/)
  assert.doesNotMatch(stdout, /no requests/)
})

test('a release says what changed against the editions before, where there are any', async (t) => {
  const environment = await setUp(t, 3)
  assert.doesNotMatch((await runHere(environment, 'release', 'build')).stdout, /previous editions/)
  await addRequests(environment, 2)
  const { stdout } = await runHere(environment, 'release', 'build')
  assert.match(
    stdout,
    /^Compared with the previous editions \(documents: 1\): 0 rows added, 0 changed, 1 vanished\.$/m,
  )
})

test('a correction in the ledger is in the next release, and one that fits nothing keeps it from being published', async (t) => {
  const environment = await setUp(t, 1)
  const { release } = await askHere(environment, 'release', 'build')
  const file = join(environment.ROTUNDA_DATA, 'releases', release, 'data/house-projects.json')
  const [row] = JSON.parse(readFileSync(file, 'utf8'))
  const correction = { record: row.id, id: 'c1', field: 'amount', before: 10_000, after: 15_000 }
  const facts = {
    evidence_url: 'https://member.example/',
    decided_at: '2026-06-01T00:00:00Z',
    entered_at: '2026-06-01T00:00:00.000Z',
  }
  const ledger = join(environment.ROTUNDA_DATA, 'corrections.ndjson')
  writeFileSync(ledger, `${JSON.stringify({ ...correction, ...facts })}\n`)
  const stopped = await runHere(environment, 'release', 'build')
  assert.deepEqual([stopped.code, stopped.stdout], [1, ''])
  assert.match(stopped.stderr, /corrections\.ndjson is not as it was imported .* corrections import/)
  await askHere(environment, 'corrections', 'import')
  assert.deepEqual((await askHere(environment, 'release', 'build')).failed_checks, [])
  await askHere(environment, 'corrections', 'withdraw', '--id', 'c1', '--reason', 'It was another row.')
  await askHere(environment, 'corrections', 'export')
  const [, entered_at] = /.*"entered_at":"([^"]+)"/s.exec(readFileSync(ledger, 'utf8')) ?? []
  appendFileSync(
    ledger,
    `${JSON.stringify({ ...correction, ...facts, id: 'c2', record: 'none', entered_at })}\n`,
  )
  assert.equal((await runHere(environment, 'release', 'build')).code, 1)
  await askHere(environment, 'corrections', 'import')
  const { stdout } = await runHere(environment, 'release', 'build')
  assert.match(stdout, /Failed checks:\n {2}corrections_applied: .*c2: no_such_record/)
  const { stderr: refusal } = await runHere(environment, 'release', 'publish', 'latest')
  assert.match(refusal, /check: .*c2: no_such_record/)
  const accepted = await askHere(environment, ...commandOf(refusal))
  assert.equal(accepted.outcome, 'published')
  rmSync(ledger)
  assert.equal((await runHere(environment, 'release', 'build')).code, 0)
  await recoverLedger(environment, ledger)
  mkdirSync(ledger)
  const { code, stderr } = await runHere(environment, 'release', 'build')
  assert.deepEqual([code, stderr], [1, `${ledger} cannot be read: it is a folder.\n`])
})

/** Loses the database without its exported ledger, and follows the refusal of a build until the same release is there. */
const recoverLedger = async (environment: TestEnvironment, ledger: string): Promise<void> => {
  const { ROTUNDA_DATA: directory } = environment
  for (const name of readdirSync(directory))
    if (name.startsWith('rotunda.sqlite')) rmSync(join(directory, name))
  const lost = await runHere(environment, 'release', 'build')
  assert.equal(lost.code, 1)
  const [, from = '', to = ''] =
    /built from 3 lines .* has only the first 0: .* copy (\S+) to (\S+) and run/.exec(lost.stderr) ?? []
  assert.equal(to, ledger)
  copyFileSync(from, to)
  await askHere(environment, 'corrections', 'import')
  assert.match((await runHere(environment, 'release', 'build')).stdout, /already there; nothing was changed/)
  rmSync(ledger)
}

test('the JSON of a check says what its exit code says, and by which key the release is signed', async (t) => {
  const environment = await setUp(t, 1)
  const folder = join(
    environment.ROTUNDA_DATA,
    'releases',
    (await askHere(environment, 'release', 'build')).release,
  )
  const { publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(
    join(environment.ROTUNDA_DATA, 'other.pem'),
    publicKey.export({ type: 'spki', format: 'pem' }),
  )
  const [zip = ''] = readdirSync(folder).filter((name) => name.endsWith('.zip'))
  copyFileSync(join(folder, zip), join(environment.ROTUNDA_DATA, 'alone.zip'))
  const verify = async (...args: string[]) => {
    const { code, stdout } = await runHere(environment, 'release', 'verify', ...args, '--json')
    const { verified, whole, signature, fault_count: faults, error } = JSON.parse(stdout)
    return [code, { verified, whole, signature, faults }, error?.message]
  }
  const good = (signature: string) => [0, { verified: true, whole: true, signature, faults: 0 }, undefined]
  const bad = (signature: string) => ({ verified: false, whole: true, signature, faults: 1 })
  const own = join(folder, 'SHA256SUMS.pub')
  assert.deepEqual(await verify('latest'), good('own_key'))
  assert.deepEqual(await verify('latest', '--public-key', own), good('given_key'))
  assert.deepEqual(await verify('alone.zip'), good('none'))
  const [code, json, reason] = await verify('latest', '--public-key', 'other.pem')
  assert.deepEqual([code, json], [1, bad('another_key')])
  assert.match(reason, /is whole, but not signed for this key\.$/)
  assert.deepEqual(await verify('alone.zip', '--public-key', own), [
    1,
    bad('none'),
    'alone.zip is whole, but has no signature that could be checked.',
  ])
  appendFileSync(join(folder, 'data/fields.csv'), 'x')
  const damaged = await verify('latest', '--public-key', own)
  assert.deepEqual(damaged.slice(0, 1), [1])
  assert.partialDeepStrictEqual(damaged[1], { verified: false, whole: false })
})

test('damage is named, in a release, in a zip and under another key', async (t) => {
  const environment = await setUp(t, 1)
  const { release } = await askHere(environment, 'release', 'build')
  const folder = join(environment.ROTUNDA_DATA, 'releases', release)
  for (const [name, { publicKey }] of [
    ['other.pem', generateKeyPairSync('ed25519')],
    ['exchange.pem', generateKeyPairSync('x25519')],
  ] as const)
    writeFileSync(join(environment.ROTUNDA_DATA, name), publicKey.export({ type: 'spki', format: 'pem' }))
  writeFileSync(join(environment.ROTUNDA_DATA, 'notes.txt'), 'no key')
  const verify = (...args: string[]) => runHere(environment, 'release', 'verify', ...args)
  const others = await verify('latest', '--public-key', 'other.pem')
  assert.match(others.stdout, /not a signature of SHA256SUMS/)
  assert.match(others.stderr, /is whole, but not signed for this key\.$/m)
  assert.match((await verify('latest', '--public-key', 'none.pem')).stderr, /none\.pem could not be read/)
  const [notes, exchange] = [
    await verify('latest', '--public-key', 'notes.txt'),
    await verify('latest', '--public-key', 'exchange.pem'),
  ]
  assert.deepEqual([notes.code, notes.stdout], [1, ''])
  assert.match(
    notes.stderr,
    /^Nothing was checked: .*notes\.txt is not a public key in PEM, which begins with "-----BEGIN PUBLIC KEY-----"\./,
  )
  assert.match(
    exchange.stderr,
    /exchange\.pem is a key for x25519, and releases are signed by keys for ed25519\./,
  )
  const own = await verify('latest', '--public-key', join(folder, 'SHA256SUMS.pub'))
  assert.deepEqual([own.code, own.stdout.endsWith(' is whole, and signed for the key given.\n')], [0, true])
  renameSync(folder, join(environment.ROTUNDA_DATA, 'elsewhere'))
  assert.equal((await verify('./elsewhere')).code, 0)
  appendFileSync(join(environment.ROTUNDA_DATA, 'elsewhere/data/fields.csv'), 'x')
  const { code, stdout, stderr } = await verify('elsewhere')
  assert.equal(code, 1)
  assert.match(stdout, /^data\/fields\.csv is damaged$/m)
  assert.match(stderr, /is not whole/)
  for (let file = 0; file < 30; file++)
    writeFileSync(join(environment.ROTUNDA_DATA, `elsewhere/data/${file}.txt`), '')
  const { stdout: many } = await verify('elsewhere')
  assert.deepEqual([many.split('\n').length, /^… and 12 more\.$/m.test(many)], [22, true])
  assert.match((await verify('./nowhere')).stderr, /There is nothing at/)
  assert.match((await verify('nowhere')).stderr, /There is no release "nowhere"/)
})

test('a release is signed with the key of the settings, and a key that is none is refused by name', async (t) => {
  const environment = makeEnvironment(t)
  const pem = execFileSync(process.execPath, ['-p', NEW_KEY], {
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  }).trim()
  const wrong = await runHere({ ...environment, ROTUNDA_SIGNING_KEY: 'no key' }, 'release', 'build')
  assert.match(wrong.stderr, /ROTUNDA_SIGNING_KEY must be an Ed25519 private key/)
  assert.equal((await runHere({ ...environment, ROTUNDA_SIGNING_KEY: pem }, 'release', 'build')).code, 0)
})

const NEW_KEY =
  "require('crypto').generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })"

const REFERENCES: readonly (readonly [file: string, publisher: string, ...facts: string[]])[] = [
  ['house_cpf_requests_fy2024_fy2025_sample.csv', 'house-appropriations'],
  [
    'house_fy2026_interior_cpf_bill_table_sample.csv',
    'house-appropriations',
    '--fiscal-year',
    '2026',
    '--subcommittee',
    'INT',
  ],
  [
    'senate_fy2026_interior_cds_bill_table_sample.csv',
    'senate-appropriations',
    '--fiscal-year',
    '2026',
    '--subcommittee',
    'INT',
  ],
  ['fast_book_federal_account_symbols.json', 'fast-book'],
  ['assistance_listings_index.csv', 'assistance-listings'],
]

test(
  'the real files give the counts that are known of them, and a release that passes every check',
  { skip: skipReference },
  async (t) => {
    const environment = makeEnvironment(t)
    mkdirSync(environment.ROTUNDA_DATA, { recursive: true })
    for (const [file, publisher, ...facts] of REFERENCES) {
      writeFileSync(join(environment.ROTUNDA_DATA, file), readReference(file))
      await add(environment, file, '--publisher', publisher, ...facts)
    }
    const { release, rows, failed_checks: failed } = await askHere(environment, 'release', 'build')
    assert.deepEqual([rows['senate-requests'], rows['house-projects'], failed], [0, 40, []])
    const summary = JSON.parse(
      readFileSync(join(environment.ROTUNDA_DATA, 'releases', release, 'release.json'), 'utf8'),
    )
    const counts = Object.fromEntries(
      summary.datasets
        .flatMap(({ sources }: { sources: Record<string, number>[] }) => sources)
        .map((source: Record<string, number | string>) => [
          String(source['url']).split('/').at(-1),
          ['read', 'published', 'merged', 'refused'].map((what) => source[`rows_${what}`]),
        ]),
    )
    assert.deepEqual(counts['house_cpf_requests_fy2024_fy2025_sample.csv'], [10, 10, 0, 0])
    assert.deepEqual(counts['house_fy2026_interior_cpf_bill_table_sample.csv'], [30, 30, 0, 0])
    const bill = counts['senate_fy2026_interior_cds_bill_table_sample.csv']
    assert.deepEqual([bill[0], bill[1], Number(bill[2]) + Number(bill[3])], [68, 0, 68])
    assert.equal(counts['fast_book_federal_account_symbols.json'][1], 2768 + 485)
    assert.equal(counts['assistance_listings_index.csv'][1], 2682)
    assert.equal((await askHere(environment, 'release', 'publish', 'latest')).outcome, 'published')
  },
)
