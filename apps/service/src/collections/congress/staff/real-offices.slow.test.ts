import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { StaffObservation } from '@rotunda/contract'
import { parse } from 'csv-parse/sync'
import {
  legislators,
  type LegislatorDraft,
  type ObservationDraft,
} from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import type { Facts, FactKind } from '../../families/index.ts'
import { makeFolder, readCsv, readRows } from '../../../releases/testing.ts'
import { buildFamilies, makeDocument } from '../testing.ts'
import { NO_DIRECTORY } from './office-directory.ts'
import { listOfficeMembers } from './list-office-members.ts'
import { openOffices } from './match-office.ts'
import { makeStaffFamily } from './staff-family.ts'

const REFERENCE = join(import.meta.dirname, '../../../../../../../shared/reference')
const skip = existsSync(REFERENCE) ? false : 'the folder ../shared/reference is not here'

/** The list of sitting members as facts of a release. */
const readMembers = async (): Promise<Facts> => {
  const bytes = readFileSync(join(REFERENCE, 'congress-legislators/legislators-current.json'))
  const { source } = makeDocument(legislators.name, bytes, {
    url: 'https://x.example/legislators-current.json',
  })
  const open = async function* () {
    yield* await Promise.resolve([bytes])
  }
  const drafts: LegislatorDraft[] = []
  for await (const row of legislators.read({ source, open }))
    // Rows of this publisher are entries of the list.
    if (row.kind === 'row') drafts.push(row.draft as LegislatorDraft)
  return {
    // Only the draft of a fact is looked at, and only this kind is asked for.
    list: <Draft>(_: FactKind<Draft>) => drafts.map((draft) => ({ draft })) as unknown as Fact<Draft>[],
  }
}

test(
  'real offices of members in 2025 are matched with the members that others found for them, or with none',
  { skip },
  async () => {
    const match = openOffices({
      members: listOfficeMembers(await readMembers()),
      committees: [],
      spellings: [],
    })
    const file = readFileSync(join(REFERENCE, 'disbursements/house-sod/2025Q4-summary-enriched.csv'))
    const rows: Readonly<Record<string, string>>[] = parse(file, { columns: true })
    const offices = new Map(
      rows
        .filter(({ organization = '' }) => organization.startsWith('2025 HON.'))
        .map(({ organization = '', bioguide_id = '' }) => [organization.slice(5), bioguide_id]),
    )
    const found = [...offices].map(([name, bioguide]) => {
      const office = {
        name_raw: name,
        name,
        kind: 'member',
        bioguide: null,
        organization_code: null,
        year_label: null,
      }
      // Nothing else of an observation is looked at.
      const draft = {
        chamber: 'House',
        pay_start: '2025-10-01',
        pay_end: '2025-12-31',
        office,
      } as ObservationDraft
      return { name, bioguide, member: match(draft).member_id }
    })
    const wrong = found.filter(
      ({ bioguide, member }) => member !== null && bioguide !== '' && member !== bioguide,
    )
    const missed = found.filter(({ bioguide, member }) => member === null && bioguide !== '')
    assert.deepEqual(wrong, [])
    // Those who have left since are not in the list of sitting members; the others are spelled otherwise.
    assert.deepEqual(
      [found.length, missed.length <= 21],
      [446, true],
      missed.map(({ name }) => name).join(', '),
    )
  },
)

test(
  'real payrolls are built into a release: every line is a row, part of one, or a refusal',
  { skip },
  async (t) => {
    const directory = makeFolder(t)
    const real = (publisher: string, file: string, name: string) =>
      makeDocument(publisher, readFileSync(join(REFERENCE, 'disbursements', file)), {
        url: `https://x.example/${name}`,
        media_type: 'text/plain',
      })
    const { summary } = await buildFamilies(
      directory,
      [makeStaffFamily(() => NO_DIRECTORY)],
      [
        real('house-disbursements', 'house-sod/detail_18col_house_proposed_sample.csv', '2022Q1-detail.csv'),
        real('house-summary', 'house-sod/2025Q4-summary-enriched.csv', '2025Q4-summary.csv'),
        real('senate-disbursements', 'senate/113sdoc2-payroll.csv', '113sdoc2-payroll.csv'),
        real('senate-disbursements', 'senate/118sdoc13-pages/layout_102.txt', '118sdoc13-102.txt'),
      ],
    )
    assert.deepEqual(
      summary.checks.filter(({ passed }) => !passed),
      [],
    )
    const rows = readRows<StaffObservation>(directory, summary.id, 'staff-observations')
    const periods = Object.entries(Object.groupBy(rows, ({ report_period }) => report_period.label))
    assert.deepEqual(periods.map(([label, found]) => [label, found?.length]).toSorted(), [
      ['2012-10..2013-03', 8_773],
      ['2022Q1', 52],
      ['2024-04..2024-09', 17],
    ])
    assert.equal(readCsv(directory, summary.id, 'facts-payroll-totals').length, 976 + 2)
  },
)
