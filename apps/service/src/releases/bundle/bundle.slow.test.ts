import assert from 'node:assert/strict'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, after, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { RECORD_COLUMNS } from '../../collections/appropriations/index.ts'
import { build, makeFolder, readCsv, runTool, SAMPLE_DOCUMENTS, TEST_KEY } from '../testing.ts'
import { signChecksums } from '../verify/signature.ts'
import type { ReleaseSummary } from '../release.ts'
import { archiveName } from '../release-names.ts'

let directory = ''
let summary: ReleaseSummary
const cleaning: (() => void)[] = []
before(async () => {
  const releases = makeFolder({ after: (clean) => cleaning.push(clean) })
  summary = (await build(releases)).summary
  directory = join(releases, summary.id)
})
after(() => {
  for (const clean of cleaning) clean()
})

const read = (path: string): string => readFileSync(join(directory, path), 'utf8')
const readJson = (path: string) => JSON.parse(read(path))

test('a plain sha256sum checks everything that can be downloaded', (t) => {
  const told = runTool(directory, 'sha256sum', '--strict', '-c', 'SHA256SUMS')
  if (told === undefined) return t.skip('this machine has no sha256sum')
  assert.match(told, /\.zip: OK\n/)
  const listed = summary.files.filter(({ path }) => !path.startsWith('SHA256SUMS'))
  assert.equal(told.match(/: OK$/gm)?.length, listed.length)
})

test('the unpacked zip is the bag, and a plain sha256sum checks it', (t) => {
  const place = makeFolder(t)
  const name = archiveName('appropriations', summary.token)
  const entries = unzipSync(readFileSync(join(directory, `${name}.zip`)))
  assert.deepEqual(Object.keys(entries), Object.keys(entries).toSorted())
  for (const [path, bytes] of Object.entries(entries)) {
    assert.ok(path.startsWith(`${name}/`))
    assert.deepEqual(bytes, new Uint8Array(readFileSync(join(directory, path.slice(name.length + 1)))), path)
  }
  if (runTool(place, 'unzip', '-q', join(directory, `${name}.zip`)) === undefined)
    return t.skip('this machine has no unzip')
  for (const manifest of ['manifest-sha256.txt', 'tagmanifest-sha256.txt'])
    assert.doesNotMatch(runTool(join(place, name), 'sha256sum', '--strict', '-c', manifest) ?? '', /FAILED/)
  assert.equal(statSync(join(place, name, 'bagit.txt')).mode & 0o777, 0o644)
})

test('openssl verifies the signature with the public key that lies beside it, and refuses other bytes', (t) => {
  const place = makeFolder(t)
  const verify = (checksums: string) => {
    writeFileSync(join(place, 'SHA256SUMS'), checksums)
    writeFileSync(join(place, 'signature'), Buffer.from(read('SHA256SUMS.sig'), 'base64'))
    const key = ['-pubin', '-inkey', join(directory, 'SHA256SUMS.pub')]
    const input = ['-rawin', '-in', 'SHA256SUMS', '-sigfile', 'signature']
    return runTool(place, 'openssl', 'pkeyutl', '-verify', ...key, ...input)
  }
  const told = verify(read('SHA256SUMS'))
  if (told === undefined) return t.skip('this machine has no openssl')
  assert.match(told, /Verified Successfully/)
  assert.throws(() => verify(`${read('SHA256SUMS')} `))
  assert.equal(signChecksums(read('SHA256SUMS'), TEST_KEY).signature, read('SHA256SUMS.sig'))
})

test('the release is named by the digest of its manifest, and its summary names every file', () => {
  const digests = new Map(summary.files.map(({ path, sha256 }) => [path, sha256]))
  assert.equal(digests.get('manifest-sha256.txt'), summary.id)
  assert.equal(summary.token, `snap-${summary.id.slice(0, 20)}`)
  assert.deepEqual(readJson('release.json'), JSON.parse(JSON.stringify(summary)))
  for (const { path, bytes } of summary.files) assert.equal(statSync(join(directory, path)).size, bytes)
})

test('the bag says what it is, without the time at which it was made', () => {
  assert.equal(read('bagit.txt'), 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n')
  const newest = SAMPLE_DOCUMENTS.map(({ source }) => source.retrieved_at)
    .toSorted()
    .at(-1)
  assert.match(read('bag-info.txt'), new RegExp(`^Bagging-Date: ${newest?.slice(0, 10)}$`, 'm'))
  const payload = summary.files.filter(({ path }) => path.startsWith('data/'))
  const bytes = payload.reduce((sum, file) => sum + file.bytes, 0)
  assert.match(read('bag-info.txt'), new RegExp(`^Payload-Oxum: ${bytes}\\.${payload.length}$`, 'm'))
})

test('the data package names every other file under data/ with its size and digest', () => {
  const { $schema, resources } = readJson('data/datapackage.json')
  assert.equal($schema, 'https://datapackage.org/profiles/2.0/datapackage.json')
  const described = resources.map(({ path, bytes, hash }: Record<string, string>) => [
    `data/${path}`,
    bytes,
    hash,
  ])
  const written = summary.files.filter(
    ({ path }) => path.startsWith('data/') && !path.endsWith('package.json'),
  )
  assert.deepEqual(
    described,
    written.map(({ path, bytes, sha256 }) => [path, bytes, `sha256:${sha256}`]),
  )
  for (const resource of resources) assert.match(resource.$schema, /2\.0\/dataresource\.json$/)
})

test('the Table Schema of every CSV is its header, and fields.csv describes each column and each field', () => {
  const { resources } = readJson('data/datapackage.json')
  const fields = readCsv(join(directory, '..'), summary.id, 'fields')
  const tables = resources.filter(({ path }: { path: string }) => path.endsWith('.csv'))
  assert.equal(tables.length, 11)
  for (const { path, schema } of tables) {
    const [header] = parse(read(`data/${path}`))
    assert.deepEqual(
      schema.fields.map(({ name }: { name: string }) => name),
      header,
    )
    assert.deepEqual(
      fields.filter(({ file }) => file === path).map(({ field }) => field),
      header,
    )
  }
  for (const { file, field, description } of fields) assert.notEqual(description, '', `${file} ${field}`)
  const nested = fields.find(
    ({ file, field }) => file === 'house-projects.json' && field === 'requestors[].state',
  )
  assert.deepEqual([nested?.['type'], nested?.['nullable']], ['text', 'true'])
})

test('coverage says how much there is of what, and every code with its text', () => {
  const coverage = readJson('data/coverage.json')
  assert.deepEqual(
    coverage.matrix.find(({ dataset }: { dataset: string }) => dataset === 'house-projects'),
    {
      dataset: 'house-projects',
      stage: 'request',
      chamber: 'house',
      fiscal_year: 2026,
      rows: 2,
      refused: 1,
      sources: 1,
    },
  )
  const codes = coverage.datasets.flatMap(({ notes }: { notes: string[] }) => notes)
  for (const code of codes) assert.ok(coverage.notes[code].length > 10, code)
})

test('a refused row is told with its document, its place, its reason and its cells', () => {
  const [refusal] = readCsv(join(directory, '..'), summary.id, 'refusals')
  assert.deepEqual(
    [refusal?.['row'], refusal?.['reason'], refusal?.['url']],
    ['4', 'row_not_understood', 'https://committee.example/table.csv'],
  )
  assert.deepEqual(JSON.parse(refusal?.['cells'] ?? ''), { Recipient: '???', Project: '' })
})

test('the columns of records are those that the API gives, too', () => {
  const [header] = parse(read('data/house-projects.csv'))
  assert.deepEqual(
    header,
    RECORD_COLUMNS.map(({ name }) => name),
  )
})
