import {
  LobbyingHouseActivity,
  LobbyingHouseFiling,
  LobbyingHouseLobbyist,
  LobbyingSenateFiling,
  LobbyingSenateLobbyist,
  type NoticeFields,
} from '@rotunda/contract'
import type { TProperties } from 'typebox'
import type { AnyDerivedFile, DerivedFile } from '../../../releases/index.ts'
import { columnsOf, noteLine, NOTICES, type Line } from '../filings/activity-files.ts'

type Listing<Row> = {
  readonly file: string
  readonly from: string
  /** Fields that identify the row, repeated on each line. */
  readonly key: TProperties
  readonly item: TProperties
  readonly linesOf: (row: Row) => readonly Line[]
}

const lobbyistFile = <Row extends NoticeFields & { readonly id: string }>(
  listing: Listing<Row>,
): AnyDerivedFile => {
  const { file, from, key, item, linesOf } = listing
  const place = {
    m: { type: 'integer', minimum: 1, description: 'Place in the list of lobbyists, from 1.' },
    row: { type: 'string', description: `\`id\` of the row in \`${from}\`, which has the document.` },
  } as const
  const derived: DerivedFile<Row, Line> = {
    file,
    from,
    table: {
      columns: columnsOf({ ...key, ...place, ...item, ...NOTICES }),
      primaryKey: [...Object.keys(key), 'm'],
    },
    linesOf: (row) => {
      const notices = noteLine(row.notices, (field) => field === 'lobbyists')
      return linesOf(row).map((line, index) => ({ ...line, m: index + 1, row: row.id, notices }))
    },
  }
  return derived
}

const { archive, file } = LobbyingHouseFiling.properties

/** Files with a row for each lobbyist whom the XML files name. */
export const XML_LOBBYIST_FILES: readonly AnyDerivedFile[] = [
  lobbyistFile<LobbyingHouseFiling>({
    file: 'house-filing-lobbyists',
    from: 'house-filings',
    key: { archive, file },
    item: LobbyingHouseLobbyist.properties,
    linesOf: (row) => row.lobbyists.map((one) => ({ archive: row.archive, file: row.file, ...one })),
  }),
  lobbyistFile<LobbyingHouseActivity>({
    file: 'house-activity-lobbyists',
    from: 'house-activities',
    key: { archive, file, n: LobbyingHouseActivity.properties.n },
    item: LobbyingHouseLobbyist.properties,
    linesOf: (row) =>
      row.lobbyists.map((one) => ({ archive: row.archive, file: row.file, n: row.n, ...one })),
  }),
  lobbyistFile<LobbyingSenateFiling>({
    file: 'senate-filing-lobbyists',
    from: 'senate-filings',
    key: { filing_id: LobbyingSenateFiling.properties.filing_id },
    item: LobbyingSenateLobbyist.properties,
    linesOf: (row) => row.lobbyists.map((one) => ({ filing_id: row.filing_id, ...one })),
  }),
]
