import { dayOf } from '../../publishers/index.ts'
import type { StagedSource, Staging } from '../../releases/index.ts'
import { CHANGES, DOCUMENTS, PRINCIPALS, REGISTRANTS, SHORT_FORMS } from './tables.ts'

const FILES = [
  [REGISTRANTS.name, 'registrants'],
  [PRINCIPALS.name, 'foreign principals'],
  [SHORT_FORMS.name, 'short forms'],
  [DOCUMENTS.name, 'documents'],
] as const

/** States the files that a release covers, with their days and numbers of records. */
export const describeCoverage = ({ database, documents }: Staging): string => {
  const count = database.prepare('select count(*) as rows from rows where kind = ?')
  const refused = database.prepare('select count(*) as rows from refusals where source = ?')
  const told = FILES.map(([series, what]) => {
    const document = documents.find((one) => one.series === series && one.refusal === null)
    if (document === undefined) return `${what}: no file`
    const rows = Number(count.get(series)?.['rows'])
    return `${what} of ${dayOf(document.source)}: ${show(rows)} records${describeRefused(document, refused.get(document.number)?.['rows'])}`
  })
  const changes = Number(count.get(CHANGES.name)?.['rows'])
  return `Records of the Department of Justice’s bulk files: ${told.join('; ')}. Changes between editions: ${show(changes)}. The release has no contents of documents, no money and no street addresses.`
}

const describeRefused = ({ read }: StagedSource, refused: unknown): string =>
  Number(refused) === 0
    ? ''
    : ` (${show(Number(refused))} of ${show(read)} could not be read, and are refused)`

const show = (count: number): string => count.toLocaleString('en-US')
