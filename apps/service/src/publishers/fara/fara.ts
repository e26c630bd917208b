import { holdDays, listDayCells } from '../cells/calendar-days.ts'
import type { Publisher } from '../publisher.ts'
import { FARA_FILES } from './fara-files.ts'
import { makeRowReader } from './make-fara-row.ts'
import { openFaraFile } from './open-fara-file.ts'
import { makeDayParser } from './parse-fara-day.ts'
import { refuseStrayNames } from './refuse-stray-names.ts'

/** The bulk files of the Foreign Agents Registration Act. Each is a full replacement of the one before. */
export const fara: Publisher = {
  name: 'fara',
  title: 'U.S. Department of Justice, FARA Unit',
  parserVersion: '8',
  isGovernment: true,
  findSeries: async ({ open }) => (await openFaraFile(open)).table,
  read: async function* ({ source, open }) {
    const { table, form, records } = await openFaraFile(open)
    const retrievedOn = source.retrieved_at.slice(0, 'YYYY-MM-DD'.length)
    const readRow = makeRowReader({ table, form, retrievedOn })
    const readRows = async function* () {
      for await (const batch of records()) for (const record of batch) yield readRow(record)
    }
    const refuseStray = await refuseStrayNames(readRows())
    const parseDay = makeDayParser(retrievedOn)
    const listDays = listDayCells(FARA_FILES[table].days, (text) => parseDay(text).missing !== 'unreadable')
    for await (const row of holdDays(readRows(), listDays)) yield refuseStray(row)
    return []
  },
}
