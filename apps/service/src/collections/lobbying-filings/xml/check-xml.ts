import type { Finding, Staging } from '../../../releases/index.ts'
import { listXmlArchives } from './xml-archives.ts'

/** Reports the archives of XML, the doubts about their filings, and the issue areas that are in no list of codes. */
export const checkXml = (staging: Staging): readonly Finding[] => {
  const archives = listXmlArchives(staging).map(
    ({ publisher, name, filings, doubted, refused }) =>
      `${publisher} ${name}: ${filings} filings, ${doubted} with flags, ${refused} rows refused`,
  )
  return [
    {
      name: 'lobbying_xml',
      rule: `No sum and no count includes filings of the XML files. ${archives.length === 0 ? 'No archive was read.' : `${archives.join('; ')}.`} ${describeAreas(staging)}`,
      faults: [],
    },
  ]
}

const SHOWN = 20

const describeAreas = ({ database }: Staging): string => {
  const listed = database.prepare(CODES).all()
  if (listed.length === 0)
    return 'The list of issue areas was not read, so no issue area is compared with it.'
  const known = new Set(listed.flatMap(({ code, name }) => [String(code), foldName(String(name))]))
  const unknown = database
    .prepare(AREAS)
    .all()
    .map(({ area }) => String(area))
    .filter((area) => !known.has(area) && !known.has(foldName(area)))
  return unknown.length === 0
    ? 'Every issue area is in the list of codes.'
    : `Issue areas in no list of codes: ${unknown.length} (${unknown.slice(0, SHOWN).join('; ')}).`
}

/** The Senate’s XML writes names in capitals. */
export const foldName = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, ' ')

const CODES = `select body ->> 'code' as code, body ->> 'name' as name from rows join bodies using (row)
  where kind = 'codes' and body ->> 'kind' = 'general_issue'`
const AREAS = `select distinct coalesce(body ->> 'issue_code', body ->> 'issue_name') as area
  from rows join bodies using (row) where kind in ('house-activities', 'senate-issues') order by 1`
