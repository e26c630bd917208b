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

/** Reports of the flood. ROTUNDA_TEST_REPORTS=10000 takes some minutes. */
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

/** Changes that no report survives. */
const FAULTS: readonly object[] = [
  { why: CANARY.repeat(600_000) },
  { state: 'accepted' },
  { why: { [CANARY]: 1 } },
  { evidence: [`javascript:${CANARY}`] },
  { field: CANARY },
  { record: [CANARY] },
  { record: `/records/%00${CANARY}` },
  { proposed: { toString: CANARY } },
  { proposed: CANARY.repeat(5000) },
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
    ...(number % 13 === 12 && FAULTS[Math.floor(number / 13) % FAULTS.length]),
  }
}

let filesStored = 0

/** Sends one report, and files for every tenth that was stored. Returns the status of the answer. */
const flood = async (number: number): Promise<number> => {
  const client = Math.floor(number / REPORTS_OF_ADDRESS)
  const report = await makeReport(number)
  const sent = await send(client, '/reports', report)
  assert.ok(number % 13 !== 12 || sent.statusCode !== 201, `report ${number} was stored`)
  if (sent.statusCode !== 201) return sent.statusCode
  const again = await send(client, '/reports', report)
  assert.ok(again.statusCode >= 400, 'a proof worked twice')
  if (number % 10 !== 0) return sent.statusCode
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

/** Asks one public address. */
const readPublic = async (
  url: string,
): Promise<{ readonly text: string; readonly next: string | undefined }> => {
  const { statusCode, body, headers } = await service.app.inject({ url, headers: { host: TEST_HOST } })
  assert.equal(statusCode, 200, url)
  assert.ok(!body.includes(CANARY), `${url}: ${body.slice(0, 300)}`)
  return { text: body, next: /<http:\/\/[^/]+([^>]+)>; rel="next"/.exec(String(headers['link']))?.[1] }
}

/** Reads every part of the public list in one format, and returns the text of all. */
const walkList = async (format: string): Promise<string> => {
  let text = ''
  let url: string | undefined = `${CORRECTIONS_BASE}?format=${format}&limit=200`
  while (url !== undefined) {
    const part = await readPublic(url)
    text += part.text
    url = part.next
  }
  return text
}

/** Asks every public address of corrections, and those of each report, for a word of a reporter. */
const searchPublic = async (numbers: readonly number[]): Promise<void> => {
  for (const format of ['csv', 'atom', 'json', 'ndjson']) {
    const text = await walkList(format)
    if (format !== 'ndjson') continue
    // The list is held to its description in other tests.
    const rows = text.split('\n').filter(Boolean)
    const listed = rows.map((row) => (JSON.parse(row) as { readonly number: number }).number)
    assert.deepEqual(
      listed.sort((one, other) => one - other),
      numbers,
    )
  }
  const own = numbers.flatMap((number) => [`${CORRECTIONS_BASE}/reports/${number}`, `/corrections/${number}`])
  const pages = ['/corrections', `${CORRECTIONS_BASE}/statistics`, `/records/${record}`]
  for (const url of [...own, ...pages]) await readPublic(url)
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
  await searchPublic(open.map(({ number }) => number).sort((one, other) => one - other))
  t.diagnostic(`${files.length} files of ${bytes} bytes; no word of ${open.length} reports is public`)
})
