import { holdDays, listDayCells } from '../cells/calendar-days.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type ReadRow } from '../publisher.ts'
import { checkArchive, nameArchive, NOT_READ, pointTo, readArchive, refuse } from './read-archive.ts'
import { readSenateFiling } from './read-senate-filing.ts'
import { parseLocalDay } from './values.ts'

const WHAT = 'file of filings in the XML of the Senate'
const ROOT = 'PublicFilings'

/** Archives of the Senate’s Office of Public Records for a quarter, from 1999 to 2020. */
export const senateLobbying: Publisher = {
  name: 'senate-lobbying',
  title: 'Lobbying disclosure filings in XML, Senate Office of Public Records',
  parserVersion: '4',
  isGovernment: true,
  findSeries: async ({ source, open }) => {
    const name = parseSenateAddress(source.url)
    await checkArchive(open, { what: WHAT, roots: [ROOT] })
    return `senate-lobbying/${name}`
  },
  read: async function* (needs) {
    yield* holdDays(readFilings(needs), LIST_DAYS)
    return []
  },
}

const LIST_DAYS = listDayCells(['@Received'], (text) => parseLocalDay(text) !== undefined)

async function* readFilings({ source, open }: ReadNeeds): AsyncGenerator<ReadRow, void, undefined> {
  const archive = parseSenateAddress(source.url)
  for await (const { name: file, element, fault } of readArchive(open, WHAT)) {
    const cells = { file }
    if (element === undefined) yield refuse({ pointer: pointTo(file), cells }, fault)
    else if (element.name !== ROOT)
      yield refuse(
        { pointer: pointTo(file), cells, reason: NOT_READ },
        `The form <${element.name}> is not known.`,
      )
    else
      for (const [index, filing] of element.children.entries())
        if (filing.name === 'Filing') yield* readSenateFiling(filing, { archive, file, number: index + 1 })
        else
          yield refuse(
            { pointer: pointTo(file, index + 1), cells },
            `<${filing.name}> is not a filing and is not read.`,
          )
  }
}

/** Finds the archive by its address. Throws a DocumentRefused for any other address. */
const parseSenateAddress = (url: string): string => {
  const [, name, year] = /^((\d{4})_[1-4])\.zip$/.exec(nameArchive(url)) ?? []
  if (name === undefined || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR)
    throw new DocumentRefused(
      `${url} is not the address of an archive of the Senate, such as 2010_1.zip. There are archives from 1999 to 2020.`,
    )
  return name
}

const FIRST_YEAR = 1999
const LAST_YEAR = 2020
