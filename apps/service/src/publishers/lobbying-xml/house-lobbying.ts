import { holdDays, listDayCells } from '../cells/calendar-days.ts'
import type { Publisher, ReadNeeds, ReadRow } from '../publisher.ts'
import { parseHouseAddress, type HouseArchive } from './house-archives.ts'
import { NOT_READ, pointTo, refuse } from './read-archive.ts'
import { checkArchive, readArchive } from './read-archive.ts'
import { readHouseContributions } from './read-house-contributions.ts'
import { readHouseRegistration, readHouseReport } from './read-house-filing.ts'
import { parseLocalDay } from './values.ts'
import type { XmlElement } from '../xml/parse-xml-document.ts'

const WHAT = 'filing in the XML of the Clerk of the House'

type ReadFiling = (element: XmlElement, file: string, archive: HouseArchive) => Iterable<ReadRow>
type Forms = Readonly<Record<string, ReadFiling>>

const FILINGS: Forms = {
  LOBBYINGDISCLOSURE1: readHouseRegistration,
  LOBBYINGDISCLOSURE2: readHouseReport,
}
const CONTRIBUTIONS: Forms = { CONTRIBUTIONDISCLOSURE: readHouseContributions }

const formsOf = ({ ofContributions }: HouseArchive): Forms => (ofContributions ? CONTRIBUTIONS : FILINGS)

/** Archives of the Clerk of the House with one XML file for each registration, and report on lobbying or contributions. */
export const houseLobbying: Publisher = {
  name: 'house-lobbying',
  title: 'Lobbying disclosure filings in XML, Clerk of the House',
  parserVersion: '5',
  isGovernment: true,
  findSeries: async ({ source, open }) => {
    const archive = parseHouseAddress(source.url)
    await checkArchive(open, { what: WHAT, roots: Object.keys(formsOf(archive)) })
    return `house-lobbying/${archive.ofContributions ? 'LC/' : ''}${archive.name}`
  },
  read: async function* (needs) {
    yield* holdDays(readFilings(needs), LIST_DAYS)
    return []
  },
}

/** Elements that hold days. A contribution has one of its own. */
const LIST_DAYS = listDayCells(
  ['effectiveDate', 'terminationDate', 'signedDate', 'date'],
  (text) => parseLocalDay(text) !== undefined,
)

async function* readFilings({ source, open }: ReadNeeds): AsyncGenerator<ReadRow, void, undefined> {
  const archive = parseHouseAddress(source.url)
  const forms = formsOf(archive)
  for await (const { name, element, fault } of readArchive(open, WHAT)) {
    const refusal = { pointer: pointTo(name), cells: { file: name } }
    if (element === undefined) yield refuse(refusal, fault)
    else {
      const read = Object.hasOwn(forms, element.name) ? forms[element.name] : undefined
      if (read === undefined)
        yield refuse(
          { ...refusal, reason: NOT_READ },
          `The form <${element.name}> is not known in this archive. Known: <${Object.keys(forms).join('> and <')}>.`,
        )
      else yield* read(element, name, archive)
    }
  }
}
