import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { legislators, type LegislatorDraft, type ObservationDraft } from '../../../publishers/index.ts'
import type { Fact } from '../../../releases/index.ts'
import type { Facts, FactKind } from '../family.ts'
import { makeDocument } from '../testing.ts'
import { listOfficeMembers } from './list-office-members.ts'
import { openOffices } from './match-office.ts'

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
    // The file has these columns, and texts alone.
    const rows = parse(file, { columns: true }) as { bioguide_id: string; organization: string }[]
    const offices = new Map(
      rows
        .filter((row) => row.organization.startsWith('2025 HON.'))
        .map((row) => [row.organization.slice(5), row.bioguide_id]),
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
