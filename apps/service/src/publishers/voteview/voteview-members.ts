import type { Publisher, ReadRow } from '../publisher.ts'
import { openCsvList, readCsvRows, type CsvList, type CsvRow } from '../tables/open-csv-table.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'
import {
  isVoteviewState,
  parseCongress,
  parseVoteviewChamber,
  parseWhole,
  type VoteviewMemberDraft,
} from './voteview-draft.ts'

/** Voteview’s files of members: a row for each member in each Congress in which the member voted. */
export const voteviewMembers: Publisher = {
  name: 'voteview-members',
  title: 'Voteview, UCLA Department of Political Science',
  parserVersion: '3',
  isGovernment: false,
  // Files of one chamber or one Congress exist side by side, so each name is a series.
  findSeries: async ({ source, open }) => {
    await openCsvList(open, VOTEVIEW_MEMBERS)
    return `voteview-members/${nameOf(source.url)}`
  },
  read: async function* ({ source, open }) {
    const rows = refuseAhead(readCsvRows(open, VOTEVIEW_MEMBERS), source.retrieved_at)
    yield* refuseRepeatedRows(rows, ({ cells }) =>
      ['congress', 'chamber', 'icpsr'].map((field) => cells[field] ?? '').join('/'),
    )
    return []
  },
}

/** Returns the name of the file in an address, such as `Sall_members`. */
const nameOf = (url: string): string =>
  /\/([^/?#]+?)(?:\.csv)?(?:[?#].*)?$/.exec(url)?.[1]?.toLowerCase() ?? 'members'

/** Refuses rows of a Congress that begins after the file was retrieved, or of a death in a later year. */
async function* refuseAhead(rows: AsyncIterable<ReadRow>, retrieved_at: string): AsyncGenerator<ReadRow> {
  const year = Number(retrieved_at.slice(0, 'YYYY'.length))
  for await (const row of rows) {
    const { place, cells } = row
    const detail = row.kind === 'row' ? findAhead(cells, year) : undefined
    yield detail === undefined
      ? row
      : {
          kind: 'refused',
          place,
          cells,
          reason: 'entry_unreadable',
          detail: `${detail}, after the file of ${year}.`,
        }
  }
}

const findAhead = (cells: ReadRow['cells'], year: number): string | undefined => {
  if (firstYearOf(Number(cells['congress'])) > year) return `congress is “${String(cells['congress'])}”`
  return Number(cells['died']) > year ? `died is “${String(cells['died'])}”` : undefined
}

const FIELDS = [
  'congress',
  'chamber',
  'icpsr',
  'state_icpsr',
  'district_code',
  'state_abbrev',
  'party_code',
  'occupancy',
  'last_means',
  'bioname',
  'bioguide_id',
  'born',
  'died',
  'nominate_dim1',
  'nominate_dim2',
  'nominate_log_likelihood',
  'nominate_geo_mean_probability',
  'nominate_number_of_votes',
  'nominate_number_of_errors',
  'conditional',
  'nokken_poole_dim1',
  'nokken_poole_dim2',
] as const
type Field = (typeof FIELDS)[number]
type Texts = CsvRow<Field>['texts']

const readRow = ({ place, cells, texts }: CsvRow<Field>): ReadRow => {
  const draft = readDraft(texts)
  if (typeof draft === 'string')
    return { kind: 'refused', place, cells, reason: 'entry_unreadable', detail: draft }
  if (draft.bioguide === null)
    return { kind: 'refused', place, cells, reason: 'no_bioguide_id', detail: WITHOUT_ID }
  if (draft.chamber === 'President')
    return { kind: 'refused', place, cells, reason: 'row_of_president', detail: OF_PRESIDENT }
  return { kind: 'row', table: 'voteview-members', place, cells, draft }
}

const WITHOUT_ID =
  'Members are identified by Bioguide id, and the row has no Bioguide id: most rows without an id describe presidents. Give a copy of the file in which the row has an id.'
const OF_PRESIDENT = 'A president is not a member of a chamber: /member-roles has the terms of presidents.'

/** Describes Voteview’s members, for reading line by line. */
export const VOTEVIEW_MEMBERS: CsvList<Field> = { what: 'members of Voteview', fields: FIELDS, readRow }

/** Reads the values of a row, or returns the first cell that does not fit its column. */
const readDraft = (texts: Texts): VoteviewMemberDraft | string => {
  const congress = parseCongress(texts.congress)
  const chamber = parseVoteviewChamber(texts.chamber)
  const [icpsr, party_code] = [parseWhole(texts.icpsr), parseWhole(texts.party_code)]
  if (congress === undefined) return misfit('congress', texts)
  if (chamber === undefined) return misfit('chamber', texts)
  if (icpsr === undefined) return misfit('icpsr', texts)
  if (party_code === undefined) return misfit('party_code', texts)
  if (!isVoteviewState(texts.state_abbrev, chamber)) return misfit('state_abbrev', texts)
  const wrong = RULES.find(([field, isRight]) => !isRight(texts[field]))
  if (wrong) return misfit(wrong[0], texts)
  const [born, died] = [parseWhole(texts.born) ?? null, parseWhole(texts.died) ?? null]
  if (born !== null && died !== null && died < born + YOUNGEST)
    return `A person born in ${born} who died in ${died} was not a member.`
  const begun = firstYearOf(congress)
  if (born !== null && begun + 1 < born + YOUNGEST) return `A person born in ${born} did not sit in ${begun}.`
  if (died !== null && died < begun) return `A person who died in ${died} did not sit in ${begun}.`
  return {
    congress,
    chamber,
    icpsr,
    state: texts.state_abbrev,
    district: chamber === 'House' ? (parseWhole(texts.district_code) ?? null) : null,
    party_code,
    occupancy: parseWhole(texts.occupancy) ?? null,
    last_means: parseWhole(texts.last_means) ?? null,
    name: texts.bioname,
    bioguide: texts.bioguide_id || null,
    born,
    died,
  }
}

/** Returns the year in which a Congress begins. */
const firstYearOf = (congress: number): number => 1787 + 2 * congress

const misfit = (field: Field, texts: Texts): string => `${field} is “${texts[field]}”, which is impossible.`

/** Age in years: no younger member has sat in Congress. */
const YOUNGEST = 20

const isWholeOrBlank = (text: string): boolean => text === '' || parseWhole(text) !== undefined
const isYearOrBlank = (text: string): boolean => text === '' || /^(?:17|18|19|20)\d\d(?:\.0+)?$/.test(text)
const isNumberOrBlank = (text: string): boolean => /^(?:-?\d+(?:\.\d+)?(?:e-?\d+)?)?$/i.test(text)

const RULES: readonly (readonly [field: Field, isRight: (text: string) => boolean])[] = [
  ['state_icpsr', (text) => parseWhole(text) !== undefined],
  ['district_code', (text) => parseWhole(text) !== undefined],
  ['occupancy', isWholeOrBlank],
  ['last_means', isWholeOrBlank],
  ['bioname', (text) => /\p{L}{2}/u.test(text)],
  ['bioguide_id', (text) => /^(?:[A-Z]\d{6})?$/.test(text)],
  ['born', isYearOrBlank],
  ['died', isYearOrBlank],
  ['nominate_dim1', isNumberOrBlank],
  ['nominate_dim2', isNumberOrBlank],
  ['nominate_log_likelihood', isNumberOrBlank],
  ['nominate_geo_mean_probability', isNumberOrBlank],
  ['nominate_number_of_votes', isNumberOrBlank],
  ['nominate_number_of_errors', isNumberOrBlank],
  ['nokken_poole_dim1', isNumberOrBlank],
  ['nokken_poole_dim2', isNumberOrBlank],
]
