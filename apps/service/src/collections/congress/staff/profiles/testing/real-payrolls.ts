import { existsSync, readFileSync } from 'node:fs'
import type { PayingChamber } from '@rotunda/contract'
import { foldText } from '../../../../../platform/index.ts'
import {
  houseDisbursements,
  parsePersonName,
  senateDisbursements,
  splitTitle,
  type ObservationDraft,
} from '../../../../../publishers/congress/index.ts'
import { openBytes, type Publisher } from '../../../../../publishers/index.ts'
import { makeDocument } from '../../../testing.ts'
import { openOffices, type MatchOffice } from '../../match-office.ts'
import type { OfficeMember } from '../../office-directory.ts'
import { viewOf, type StaffView } from '../staff-view.ts'

/** For tests alone: payrolls as they were published, where their folder is there. */
const FOLDER = new URL('../../../../../../../../../shared/reference/', import.meta.url)
export const REAL_PAYROLLS = existsSync(new URL('disbursements/', FOLDER))

/** As the pairs of the golden set name them. */
export type RealFile = 'house-positions' | 'senate-payroll' | 'house-detail'

/** Observations with the line of the file on which each stands. */
export type PlacedView = StaffView & { readonly file: RealFile; readonly rows: readonly number[] }

export const readPayrolls = async (): Promise<readonly PlacedView[]> => {
  const members = readMembers()
  const matchOffice = openOffices({ members, committees: [], spellings: [] })
  const people = new Map(members.map((member) => [member.bioguide, member]))
  return [
    ...readPositions(people),
    ...(await readPayroll(
      'senate-payroll',
      senateDisbursements,
      'senate/113sdoc2-payroll.csv',
      matchOffice,
      people,
    )),
    ...(await readPayroll(
      'house-detail',
      houseDisbursements,
      'house-sod/detail_18col_house_proposed_sample.csv',
      matchOffice,
      people,
    )),
  ]
}

type People = ReadonlyMap<string, OfficeMember>

/** The list has quarters and no days: each has a day with pay. */
const readPositions = (people: People): PlacedView[] =>
  parseLines(read('disbursements/house-staffers/2009Q3-2010Q1-positions.csv')).flatMap(({ cells, line }) => {
    const [nameRaw = '', titleRaw = '', quarter = '', bioguide = '', officeName = ''] = cells
    const days = QUARTERS[quarter]
    if (days === undefined || !nameRaw.includes(',')) return []
    const { title, titleClass, flags } = splitTitle(titleRaw)
    const member = people.get(bioguide)
    const office = bioguide === '' ? foldText(officeName.replace(/â€™|’/g, "'")) : `ofc_house_${bioguide}`
    const view: PlacedView = {
      id: `positions_${String(line).padStart(6, '0')}`,
      name: parsePersonName(nameRaw),
      nameRaw,
      chamber: 'House',
      office,
      member: bioguide === '' ? null : bioguide,
      party: member?.party ?? null,
      state: member?.state ?? null,
      title,
      titleClass,
      flags,
      ...days,
      everyDay: false,
      firstSeen: '2011-01-01T00:00:00.000Z',
      file: 'house-positions',
      rows: [line],
    }
    return [view]
  })

const QUARTERS: Readonly<Record<string, Readonly<Record<'start' | 'end', string>>>> = {
  '2009Q3': { start: '2009-07-01', end: '2009-09-30' },
  '2009Q4': { start: '2009-10-01', end: '2009-12-31' },
  '2010Q1': { start: '2010-01-01', end: '2010-03-31' },
}

const readPayroll = async (
  file: RealFile,
  publisher: Publisher<never>,
  path: string,
  matchOffice: MatchOffice,
  people: People,
): Promise<PlacedView[]> => {
  const { source, bytes } = makeDocument(publisher.name, read(`disbursements/${path}`), {
    url: `https://${publisher.name}.example/${path}`,
    retrieved_at: '2014-01-01T00:00:00.000Z',
  })
  const views: PlacedView[] = []
  // Documents of payrolls have no facts that these files need.
  for await (const row of publisher.read({ source: source as never, open: openBytes(bytes) })) {
    if (row.kind !== 'row' || row.table !== 'staff-observations') continue
    // A row of the table is an observation.
    const draft = row.draft as ObservationDraft
    const rows = draft.components.map((component) => component.row)
    const office = matchOffice(draft)
    const id = `${file}_${String(rows[0]).padStart(6, '0')}`
    const lookUp = (bioguide: string) => people.get(bioguide)
    views.push({
      ...viewOf({ ...draft, id, office, first_seen_at: source.retrieved_at }, lookUp),
      file,
      rows,
    })
  }
  return views
}

/** The last seat of each member, for as long as the files are of: a member of the House may have become a senator. */
const readMembers = (): readonly OfficeMember[] =>
  ['current', 'historical'].flatMap((list) => {
    const [header, ...lines] = parseLines(read(`congress-legislators/legislators-${list}.csv`), true)
    const column = (name: string) => header?.cells.indexOf(name) ?? -1
    const of = (cells: readonly string[], name: string) => cells[column(name)] ?? ''
    return lines.map(({ cells }) => ({
      bioguide: of(cells, 'bioguide_id'),
      last: of(cells, 'last_name'),
      given: [of(cells, 'first_name'), of(cells, 'middle_name'), of(cells, 'nickname')].filter(Boolean),
      chamber: chamberOf(of(cells, 'type')),
      state: of(cells, 'state'),
      party: of(cells, 'party') || null,
      district: null,
      from: isLiving(of(cells, 'birthday')) ? '1990-01-01' : '1789-03-04',
      to: isLiving(of(cells, 'birthday')) ? '2030-01-01' : '1790-01-01',
    }))
  })

const chamberOf = (type: string): PayingChamber => (type === 'sen' ? 'Senate' : 'House')
const isLiving = (birthday: string): boolean => birthday >= '1917'

const read = (path: string): string => readFileSync(new URL(path, FOLDER), 'utf8')

/** Fields of a CSV without line breaks in them, with the line on which each row stands. */
const parseLines = (text: string, withHeader = false) =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ cells: parseCells(line), line: index + 1 }))
    .filter(({ cells, line }) => cells.length > 1 && (withHeader || line > 1))

const parseCells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
