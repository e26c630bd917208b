import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadNeeds, ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { checkRows } from '../tables/check-rows.ts'
import { openCsvList, readCsvRows, type CsvList, type CsvRow } from '../tables/open-csv-table.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'
import {
  CONTROL_TOTALS,
  type ControlTotalDraft,
  type EnactedFacts,
  type EnactedPublisher,
  type EnactedSource,
} from './drafts.ts'

const FIELDS = [
  'fiscal_year',
  'scope',
  'counting_rule',
  'items',
  'amount_dollars',
  'amount_text',
  'source',
  'mark',
] as const
type Field = (typeof FIELDS)[number]

/** Totals that agencies and the Government Accountability Office published, as a CSV list. */
export const controlTotals: EnactedPublisher = {
  name: 'control-totals',
  title: 'Rotunda, from the documents that each total cites',
  parserVersion: '2',
  isGovernment: false,
  findSeries: async ({ open }) => {
    await checkRows((await openCsvList(open, LIST)).table)
    return 'control-totals'
  },
  read: async function* ({ open }) {
    // Rows of this list are control totals.
    yield* refuseRepeatedRows(readCsvRows(open, LIST), ({ draft }) => nameTotal(draft as ControlTotalDraft))
    return []
  },
}

/** Year, scope, counting rule and source of a total: what makes it another total. */
export const nameTotal = ({ fiscal_year, scope, counting_rule, published_in }: ControlTotalDraft): string =>
  [fiscal_year, scope, counting_rule, published_in].join(', ')

const readTotal = ({ place, cells, texts }: CsvRow<Field>): ReadRow => {
  const refuse = (detail: string): ReadRow => ({
    kind: 'refused',
    place,
    cells,
    reason: 'entry_unreadable',
    detail,
  })
  if (!/^20\d\d$/.test(texts.fiscal_year)) return refuse(`“${texts.fiscal_year}” is not a fiscal year.`)
  const odd = (['items', 'amount_dollars'] as const).find((field) => !/^\d{0,15}$/.test(texts[field]))
  if (odd !== undefined) return refuse(`“${texts[odd]}” is not a whole number.`)
  if (texts.scope === '' || texts.counting_rule === '' || texts.source === '')
    return refuse('The total lacks a scope, a counting rule or a source.')
  if (texts.mark !== 'V' && texts.mark !== 'R') return refuse(`The mark “${texts.mark}” is neither V nor R.`)
  const draft: ControlTotalDraft = {
    fiscal_year: Number(texts.fiscal_year),
    scope: texts.scope,
    counting_rule: texts.counting_rule,
    published_items: readWhole(texts.items),
    published_amount: readWhole(texts.amount_dollars),
    amount_as_published: texts.amount_text === '' ? null : texts.amount_text,
    published_in: texts.source,
    reading: texts.mark === 'V' ? 'read' : 'quoted',
  }
  return { kind: 'row', table: CONTROL_TOTALS, place, cells, draft }
}

const readWhole = (text: string): number | null => (text === '' ? null : Number(text))

const LIST: CsvList<Field> = {
  what: 'control totals of enacted projects',
  fields: FIELDS,
  readRow: readTotal,
}

const FILE = 'control-totals.csv'

/** Day on which the totals were last compared with the documents that they cite. */
const READ_ON = '2026-11-26'

/** Returns the totals that come with the service. They are a source of every release but not in the archive. */
export const getControlTotals = (): ReadNeeds<EnactedFacts> => {
  const bytes = readFileSync(join(import.meta.dirname, FILE))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { open: openBytes(bytes), source: { ...FACTS, sha256, bytes: bytes.length } }
}

const FACTS = {
  publisher: 'control-totals',
  /** Path in the repository: the file is published with the code that reads it. */
  url: `apps/service/src/publishers/enacted-projects/${FILE}`,
  final_url: null,
  status: null,
  media_type: 'text/csv',
  etag: null,
  last_modified: null,
  retrieved_at: `${READ_ON}T00:00:00.000Z`,
  published_at: READ_ON,
  checked_at: `${READ_ON}T00:00:00.000Z`,
  fiscal_year: null,
  subcommittee: null,
  act: null,
  rows: null,
  edition: `control-totals-${READ_ON}`,
  part: 1,
  supersedes: null,
  sample: false,
} as const satisfies Omit<EnactedSource, 'bytes' | 'sha256'>
