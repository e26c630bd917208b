import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import { parse } from 'csv-parse/sync'
import { runCommandLine } from '../../apps/service/src/operator/run-command-line.ts'
import { makeEnvironment } from '../../apps/service/src/operator/testing.ts'
import { checkDataPackage } from '../../apps/service/src/releases/testing.ts'

const REFERENCE = join(import.meta.dirname, '../../../shared/reference')
const RETRIEVED = '2026-06-15T12:00:00Z'
const MEMBERS = ['--publisher', 'congress-legislators']

/** Names in the workbooks of 2024 and 2025. Three members had left before the list was made. */
const REQUESTS: Readonly<Record<string, string | null>> = {
  'Suzanne Bonamici': 'B001278',
  'Ruben Gallego': 'G000574',
  'Jared Huffman': 'H001068',
  'Teresa Leger Fernandez': 'L000273',
  'Raul Ruiz': 'R000599',
  'Adrian Smith': 'S001172',
  'Ryan Zinke': 'Z000018',
  'Derek Kilmer': null,
  'Mary Peltola': null,
  'Lori Chavez-DeRemer': null,
}

/** Surnames in the bill for 2026: each belongs to one sitting member who was in office in 2025. */
const SURNAMES: Readonly<Record<string, string>> = {
  Aderholt: 'A000055',
  Aguilar: 'A000371',
  Amo: 'A000380',
  Amodei: 'A000369',
  Auchincloss: 'A000148',
  Balderson: 'B001306',
  Balint: 'B001318',
  Baumgartner: 'B001322',
  Begich: 'B001323',
  Bera: 'B001287',
  Bergman: 'B001301',
  Beyer: 'B001292',
  Bice: 'B000740',
  Bishop: 'B000490',
  Boebert: 'B000825',
  Bost: 'B001295',
  Bresnahan: 'B001327',
  Brown: 'B001313',
}

/** Nobody who ever asked for a project: it stands for the real list of former members, which is not at hand. */
const LONG_AGO = {
  id: { bioguide: 'ZZ00001' },
  name: { first: 'Ada', last: 'Sample' },
  terms: [{ type: 'rep', start: '1799-03-04', end: '1801-03-03', state: 'GA', district: 1 }],
}

test('of the real documents each requestor who is in the real list is told, by a surname only beside a list of former members', async (t) => {
  if (!existsSync(join(REFERENCE, 'congress-legislators')))
    return t.skip('the folder ../shared/reference/congress-legislators is not here')
  const environment = makeEnvironment(t)
  const order = async (...args: string[]): Promise<string> => {
    let [stdout, stderr] = ['', '']
    const code = await runCommandLine({
      args,
      environment,
      directory: environment.ROTUNDA_DATA,
      print: (text) => (stdout += text),
      complain: (text) => (stderr += text),
    })
    assert.equal(code, 0, stderr)
    return stdout
  }
  const add = (file: string, url: string, ...options: string[]) =>
    order('sources', 'add', file, '--url', url, '--retrieved', RETRIEVED, ...options)
  const buildRecords = async () => {
    const { release } = JSON.parse(await order('release', 'build', '--json'))
    const folder = join(environment.ROTUNDA_DATA, 'releases', release, 'data')
    checkDataPackage(join(folder, '..'))
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    return { records: JSON.parse(read('house-projects.json')) as FullRecord[], read } // of the contract
  }

  await add(
    join(REFERENCE, 'appropriations/house_cpf_requests_fy2024_fy2025_sample.csv'),
    'https://published.example/requests.csv',
    ...['--publisher', 'house-appropriations'],
  )
  await add(
    join(REFERENCE, 'appropriations/house_fy2026_interior_cpf_bill_table_sample.csv'),
    'https://published.example/interior.csv',
    ...['--publisher', 'house-appropriations', '--fiscal-year', '2026', '--subcommittee', 'INT'],
  )
  const sitting = join(REFERENCE, 'congress-legislators/legislators-current.json')
  await add(sitting, 'https://published.example/legislators-current.json', ...MEMBERS)
  const alone = await buildRecords()
  assert.deepEqual(countMatches(alone.records), {
    house_bill: { no_roster: 30 },
    request: { seat: 7, no_roster: 3 },
  })
  assert.equal(parse(alone.read('members.csv'), { columns: true }).length, 1259)

  const former = join(environment.ROTUNDA_DATA, 'legislators-historical.json')
  writeFileSync(former, JSON.stringify([LONG_AGO]))
  await add(former, 'https://published.example/legislators-historical.json', ...MEMBERS)
  const { records } = await buildRecords()
  assert.deepEqual(countMatches(records), {
    house_bill: { surname: 28, state: 2 },
    request: { seat: 7, none: 3 },
  })
  assert.deepEqual(
    ['Aderholt', 'Begich', 'Bishop'].map((name) => seatOf(records, name)),
    ['AL 4 R state,district,party', 'AK 0 R state,district,party', 'GA 2 D district,party'],
  )
  for (const { stage, requestors } of records)
    for (const { name, bioguide } of requestors)
      assert.equal(bioguide, (stage === 'request' ? REQUESTS : SURNAMES)[name], name)
})

const seatOf = (records: readonly FullRecord[], surname: string): string | undefined =>
  records
    .flatMap(({ requestors }) => requestors)
    .filter(({ name }) => name === surname)
    .map((one) => [one.state, one.district, one.party, one.from_match.join()].join(' '))[0]

const countMatches = (records: readonly FullRecord[]): Record<string, Record<string, number>> => {
  const counts: Record<string, Record<string, number>> = {}
  for (const { stage, requestors } of records)
    for (const { match } of requestors) {
      const ofStage = (counts[stage] ??= {})
      ofStage[match] = (ofStage[match] ?? 0) + 1
    }
  return counts
}
