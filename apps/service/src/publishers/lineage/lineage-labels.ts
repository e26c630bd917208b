import { parse } from 'csv-parse/sync'
import { decodeUtf8, readJsonBytes } from '../json/parse-json-document.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'

export const VERDICTS = ['same', 'different', 'unsure'] as const
export type Verdict = (typeof VERDICTS)[number]

/** A record and a project that two readers compared, each alone. */
export type LineageLabelDraft = {
  readonly record: string
  readonly project: string
  readonly reader_1: Verdict
  readonly reader_2: Verdict
}

export const LINEAGE_LABELS = 'lineage-labels'

/** Pairs that two readers labelled. Only the newest edition counts. */
export const lineageLabels: Publisher = {
  name: LINEAGE_LABELS,
  title: 'Pairs of requests and enacted projects, labelled by two readers',
  parserVersion: '1',
  isGovernment: false,
  findSeries: async (needs) => {
    await readDocument(needs)
    return LINEAGE_LABELS
  },
  async *read(needs): Reading {
    for (const [index, draft] of (await readDocument(needs)).entries())
      yield {
        kind: 'row',
        table: LINEAGE_LABELS,
        place: { sheet: null, row: index + 2, pointer: null },
        cells: { ...draft },
        draft,
      }
    return []
  },
}

const WHAT = 'file of labelled pairs'

const readDocument = async ({ open }: ReadNeeds): Promise<readonly LineageLabelDraft[]> =>
  readLabels(decodeUtf8(await readJsonBytes(open, WHAT), WHAT))

const HEADER = ['record_id', 'project_id', 'reader_1', 'reader_2'] as const

/**
 * Reads a file of labelled pairs: a CSV with the columns record_id, project_id, reader_1 and reader_2. Further columns
 * are for the readers alone. Throws a DocumentRefused that names the line of a fault, because a pair that is left out
 * would change the measure.
 */
export const readLabels = (text: string): readonly LineageLabelDraft[] => {
  const rows = parseRows(text)
  const [header = [], ...lines] = rows
  const places = HEADER.map((name) => header.indexOf(name))
  const missing = HEADER.filter((_, index) => places[index] === -1)
  if (missing.length > 0) throw refuse(`the column ${missing[0] ?? ''} is missing in its first line`)
  const seen = new Set<string>()
  return lines.map((cells, index) => {
    const [record = '', project = '', ...verdicts] = places.map((place) => (cells[place] ?? '').trim())
    const [one, other] = verdicts.map((verdict) => VERDICTS.find((known) => known === verdict))
    const fault = findFault({ record, project, one, other, isRepeated: seen.has(`${record} ${project}`) })
    if (one === undefined || other === undefined || fault !== undefined)
      throw refuse(`line ${index + 2}: ${fault ?? ''}`)
    seen.add(`${record} ${project}`)
    return { record, project, reader_1: one, reader_2: other }
  })
}

const parseRows = (text: string): readonly (readonly string[])[] => {
  try {
    return parse(text, { bom: true, skip_empty_lines: true, relax_column_count: true })
  } catch (cause) {
    throw refuse(cause instanceof Error ? cause.message : 'it is not a CSV', cause)
  }
}

type Line = {
  readonly record: string
  readonly project: string
  readonly one: Verdict | undefined
  readonly other: Verdict | undefined
  readonly isRepeated: boolean
}

const findFault = ({ record, project, one, other, isRepeated }: Line): string | undefined => {
  if (record === '' || project === '') return 'an id is missing'
  if (one === undefined || other === undefined) return `a verdict is not among ${VERDICTS.join(', ')}`
  return isRepeated ? 'an earlier line has the pair' : undefined
}

const refuse = (fault: string, cause?: unknown): DocumentRefused =>
  new DocumentRefused(`The labels cannot be read: ${fault}.`, { cause })
