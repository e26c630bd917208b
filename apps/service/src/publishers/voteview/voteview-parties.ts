import type { Publisher, ReadRow } from '../publisher.ts'
import { openCsvList, readCsvRows, type CsvList, type CsvRow } from '../tables/open-csv-table.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'
import { parseCongress, parseVoteviewChamber, parseWhole, type VoteviewPartyDraft } from './voteview-draft.ts'

const FIELDS = [
  'congress',
  'chamber',
  'party_code',
  'party_name',
  'n_members',
  'nominate_dim1_median',
  'nominate_dim2_median',
  'nominate_dim1_mean',
  'nominate_dim2_mean',
] as const
type Field = (typeof FIELDS)[number]

/** Voteview’s parties: the meanings of the codes in its files of members. */
export const voteviewParties: Publisher = {
  name: 'voteview-parties',
  title: 'Voteview, UCLA Department of Political Science, parties',
  parserVersion: '3',
  isGovernment: false,
  findSeries: async ({ open }) => {
    await openCsvList(open, PARTIES)
    return 'voteview-parties'
  },
  read: async function* ({ open }) {
    yield* refuseRepeatedRows(readCsvRows(open, PARTIES), ({ cells }) =>
      ['congress', 'chamber', 'party_code'].map((field) => cells[field] ?? '').join('/'),
    )
    return []
  },
}

const readRow = ({ place, cells, texts }: CsvRow<Field>): ReadRow => {
  const [congress, chamber] = [parseCongress(texts.congress), parseVoteviewChamber(texts.chamber)]
  const [party_code, members] = [parseWhole(texts.party_code), parseWhole(texts.n_members)]
  if (
    congress === undefined ||
    chamber === undefined ||
    party_code === undefined ||
    members === undefined ||
    !/\p{L}{2}/u.test(texts.party_name)
  ) {
    const detail = 'A cell does not fit its column: a Congress, a chamber, a code, a name, a count.'
    return { kind: 'refused', place, cells, reason: 'entry_unreadable', detail }
  }
  const draft: VoteviewPartyDraft = { congress, chamber, party_code, party_name: texts.party_name, members }
  return { kind: 'row', table: 'voteview-parties', place, cells, draft }
}

const PARTIES: CsvList<Field> = { what: 'parties of Voteview', fields: FIELDS, readRow }
