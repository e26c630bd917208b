import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { ProofChallenge } from '@rotunda/contract'
import { openTestService, type TestService } from '../../bin/testing.ts'
import { EVIDENCE_LIMITS, REPORT_LIMITS, type ReportTables } from '../../corrections/index.ts'
import { solveProof, TEST_HOST, TEST_ORIGIN } from '../portal/testing.ts'
import { CORRECTIONS_BASE } from './operations.ts'

/** Reports of the flood. A machine with two cores takes 20 seconds for about as many; 10,000 take some minutes. */
// No setting of the service.
// eslint-disable-next-line no-restricted-properties
const REPORTS = Number(process.env['ROTUNDA_TEST_REPORTS'] ?? 200)
/** Each address sends more reports than may wait for a decision. */
const REPORTS_OF_ADDRESS = REPORT_LIMITS.openOfAddress.value * 2
const FILE_BYTES = 20_000
const MOST_FILES = EVIDENCE_LIMITS.filesOfReport.value
/** One more than a report may have. */
const FILES_OF_REPORT = MOST_FILES + 1

const CANARY = 'zqxcanary'

let service: TestService
let record: string
before(async () => {
  service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
  const { json } = await service.ask({ url: '/api/appropriations/v1/records?limit=1', key: null })
  // Held to its description.
  record = (json as { readonly data: readonly { readonly id: string }[] }).data[0]?.id ?? ''
})
after(() => service.close())

/** Sends as a client with the n-th address. Other tests hold the answers to their description. */
const send = async (client: number, path: string, payload?: object | Buffer) => {
  const answer = await service.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: CORRECTIONS_BASE + path,
    remoteAddress: `10.9.${client >> 8}.${client & 255}`,
    headers: {
      host: TEST_HOST,
      origin: TEST_ORIGIN,
      'content-type': Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json',
    },
    ...(payload !== undefined && { payload }),
  })
  assert.ok(answer.statusCode < 500, `${answer.statusCode} ${path}: ${answer.body.slice(0, 200)}`)
  return answer
}

const FIELDS: readonly (readonly [field: string, proposed: unknown])[] = [
  ['amount', 7],
  ['title', `${CANARY} <script>alert(1)</script>`],
  ['recipient', `${CANARY}\u0007`],
  ['constructor', CANARY],
  ['requestors', [{ name: CANARY }]],
]

/** Every tenth report has no right proof; others are faulty, hold markup, or come from an address with too many. */
const makeReport = async (number: number): Promise<object> => {
  const client = Math.floor(number / REPORTS_OF_ADDRESS)
  const { data } = (await send(client, '/challenge')).json<{ readonly data: ProofChallenge }>()
  const [field, proposed] = FIELDS[number % 4 === 0 ? number % FIELDS.length : number % 2] ?? []
  return {
    record: number % 7 === 6 ? `${record}${CANARY}` : record,
    field,
    proposed,
    why: `${CANARY} ${'w'.repeat(number % 4000)} ${number}`,
    evidence: [`https://${CANARY}.example/${number}`],
    altcha: number % 10 === 9 ? CANARY : solveProof(data),
  }
}

let filesStored = 0

/** Sends one report, and files for every tenth that was stored. Returns the status of the answer. */
const flood = async (number: number): Promise<number> => {
  const client = Math.floor(number / REPORTS_OF_ADDRESS)
  const report = await makeReport(number)
  const sent = await send(client, '/reports', report)
  const again = await send(client, '/reports', report)
  assert.ok(again.statusCode >= 400, 'a proof worked twice')
  if (sent.statusCode !== 201 || number % 10 !== 0) return sent.statusCode
  const { secret } = sent.json<{ readonly data: { readonly secret: string } }>().data
  for (let file = 0; file < FILES_OF_REPORT; file += 1) {
    const text = `%PDF-1.7\n${CANARY} ${number} ${file}\n`
    const bytes = Buffer.from(`${text.padEnd(FILE_BYTES)}%%EOF`)
    const added = await send(client, `/private/${secret}/files?name=${CANARY}.pdf`, bytes)
    assert.equal(added.statusCode, file < MOST_FILES ? 201 : 422, added.body)
    filesStored += file < MOST_FILES ? 1 : 0
  }
  return sent.statusCode
}

const listFiles = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

/** Digest of everything that is published: the list of records, and the files of the releases. */
const digestPublished = async (): Promise<string> => {
  const hash = createHash('sha256')
  const { text } = await service.ask({ url: '/api/appropriations/v1/records?limit=100', key: null })
  hash.update(text)
  for (const file of listFiles(join(service.settings.ROTUNDA_DATA, 'releases')))
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Answers of every public address of corrections. */
const readPublic = async (numbers: readonly number[]): Promise<string[]> => {
  const lists = ['json', 'csv', 'ndjson', 'atom'].map((format) => `${CORRECTIONS_BASE}?format=${format}`)
  const own = numbers.flatMap((number) => [`${CORRECTIONS_BASE}/reports/${number}`, `/corrections/${number}`])
  const texts: string[] = []
  for (const url of [
    ...lists,
    ...own,
    '/corrections',
    `${CORRECTIONS_BASE}/statistics`,
    `/records/${record}`,
  ]) {
    const { statusCode, body } = await service.app.inject({ url, headers: { host: TEST_HOST } })
    assert.equal(statusCode, 200, url)
    texts.push(body)
  }
  return texts
}

test(`a flood of ${REPORTS} reports changes nothing that is published, and stays within its limits`, async (t) => {
  const published = await digestPublished()
  const statuses = new Map<number, number>()
  const begun = performance.now()
  for (let number = 0; number < REPORTS; number += 1) {
    const status = await flood(number)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  t.diagnostic(`${REPORTS} reports in ${seconds} s: ${JSON.stringify([...statuses])}`)
  const open = await service.store
    .db<ReportTables>()
    .selectFrom('correction_reports')
    .select(['number', 'client'])
    .execute()
  assert.equal(open.length, statuses.get(201))
  assert.ok(open.length > 0 && (statuses.get(409) ?? 0) > 0)
  assert.ok(open.length <= REPORT_LIMITS.openWithoutMailbox.value)
  for (const reports of Map.groupBy(open, ({ client }) => client).values())
    assert.ok(reports.length <= REPORT_LIMITS.openOfAddress.value)
  const files = listFiles(join(service.settings.ROTUNDA_DATA, 'evidence'))
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  assert.equal(files.length, filesStored)
  assert.ok(bytes <= files.length * FILE_BYTES * 1.1, `${bytes} bytes of evidence`)
  assert.equal(await digestPublished(), published)
  const numbers = open.map(({ number }) => number)
  for (const text of await readPublic(numbers.slice(-20)))
    assert.ok(!text.includes(CANARY), text.slice(0, 300))
})
