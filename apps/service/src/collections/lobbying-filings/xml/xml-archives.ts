import type { Staging } from '../../../releases/index.ts'

/** An archive of XML in the release: the filings published from it, and the rows that were refused. */
export type XmlArchive = {
  readonly publisher: string
  readonly name: string
  readonly readOn: string
  readonly filings: number
  readonly doubted: number
  readonly refused: number
}

/** Lists the archives of XML in the release, by publisher and name. */
export const listXmlArchives = ({ database, documents }: Staging): readonly XmlArchive[] => {
  const count = (query: string) =>
    new Map(
      database
        .prepare(query)
        .all()
        .map((row) => [Number(row['source']), Number(row['rows'])]),
    )
  const [filings, doubted, refused] = [count(FILINGS), count(DOUBTED), count(REFUSED)]
  return documents
    .flatMap(({ source, series }, index) =>
      source.publisher === 'house-lobbying' || source.publisher === 'senate-lobbying'
        ? [
            {
              publisher: source.publisher,
              name: series.replace(/^[^/]*\//, ''),
              readOn: source.retrieved_at.slice(0, 'YYYY-MM-DD'.length),
              filings: filings.get(index) ?? 0,
              doubted: doubted.get(index) ?? 0,
              refused: refused.get(index) ?? 0,
            },
          ]
        : [],
    )
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

const keyOf = ({ publisher, name, readOn }: XmlArchive): string => [publisher, name, readOn].join('/')

const OF_FILINGS = `kind in ('house-filings', 'house-contribution-reports', 'senate-filings')`
const FILINGS = `select source, count(*) as rows from rows where ${OF_FILINGS} group by source`
const DOUBTED = `select source, count(*) as rows from rows join bodies using (row)
  where ${OF_FILINGS} and json_array_length(body, '$.flags') > 0 group by source`
const REFUSED = 'select source, count(*) as rows from refusals group by source'

/** States which archives of XML the release has. Undefined if there are none. */
export const describeXml = (staging: Staging): string | undefined => {
  const archives = listXmlArchives(staging)
  if (archives.length === 0) return undefined
  const bodies = [
    ['the Clerk of the House', 'house-lobbying'],
    ['the Senate', 'senate-lobbying'],
  ] as const
  const described = bodies.flatMap(([body, publisher]) => {
    const own = archives.filter((archive) => archive.publisher === publisher)
    return own.length === 0 ? [] : [`${describeFiles(own)} of ${body}`]
  })
  return `Separate tables repeat the filings from XML archives; never add them to the other filings: ${described.join('; ')}.`
}

const describeFiles = (archives: readonly XmlArchive[]): string => {
  const add = (of: (archive: XmlArchive) => number) => archives.reduce((sum, archive) => sum + of(archive), 0)
  const refused = add((archive) => archive.refused)
  const days = archives.map(({ readOn }) => readOn).toSorted()
  const read = [...new Set([days[0], days.at(-1)])].join(' to ')
  return `${add(({ filings }) => filings)} filings${refused === 0 ? '' : `, and ${refused} refused rows,`} from the XML archives ${archives.map(({ name }) => name).join(', ')} (read ${read})`
}
