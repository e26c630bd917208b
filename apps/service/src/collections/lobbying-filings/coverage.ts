import type { Staging } from '../../releases/index.ts'
import type { Facts } from '../families/index.ts'
import { LOBBYING_NOTICE } from './notice.ts'
import { listWalks, type Walk } from './walks.ts'
import { describeXml } from './xml/xml-archives.ts'

/** States what the release covers: the lists, the days on which they were read, and the counts of the source. */
export const describeLobbyingCoverage = (facts: Facts, staging: Staging): string => {
  const walks = listWalks(facts, staging).filter(({ series }) => /^(?:filings|contributions)\b/.test(series))
  const lists = walks.map(describeWalk)
  const read = staging.documents
    .filter(({ source }) => source.publisher === 'lda')
    .map(({ source }) => source.retrieved_at.slice(0, DAY))
    .toSorted()
  const days = [...new Set([read[0], read.at(-1)])].filter((day) => day !== undefined)
  return [
    days.length === 0
      ? 'No answer of the interface of the Lobbying Disclosure Act was read.'
      : `Registrations, reports on lobbying and reports on contributions that the interface of the Lobbying Disclosure Act returned, read ${days.length === 1 ? `on ${days[0] ?? ''}` : `from ${days.join(' to ')}`}.`,
    ...(lists.length === 0 ? ['No list of filings was read.'] : lists),
    'Filings posted later are absent.',
    `Reports in groups where the source does not show which filing counts: ${countAmbiguous(staging)}. No sum has their amounts.`,
    ...[describeXml(staging)].filter((words) => words !== undefined),
    LOBBYING_NOTICE,
  ].join(' ')
}

const countAmbiguous = ({ database }: Staging): number =>
  Number(
    database
      .prepare(
        `select count(*) as reports from rows join bodies using (row)
         where kind = 'filings' and body ->> 'group_ambiguous' and body ->> 'form_family' = 'report'`,
      )
      .get()?.['reports'],
  )

const DAY = 'YYYY-MM-DD'.length

const describeWalk = ({ series, countBefore, countAfter, read, isWhole }: Walk): string =>
  `${nameList(series)}: the interface counted ${countBefore} before and ${countAfter} after, and ${read} are here${isWhole ? '' : ', so the list is not whole'}.`

const nameList = (series: string): string => {
  const [list = '', ...filters] = series.split('?')
  const name = list === 'filings' ? 'Filings' : 'Reports on contributions'
  return filters.length === 0 ? name : `${name} with ${filters.join(', ')}`
}
