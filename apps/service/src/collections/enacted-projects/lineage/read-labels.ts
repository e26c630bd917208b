import { parse } from 'csv-parse/sync'
import { OperatorFault } from '../../../platform/index.ts'
import { VERDICTS, type LabelledPair, type Verdict } from './score-labels.ts'

const HEADER = ['record_id', 'project_id', 'reader_1', 'reader_2'] as const

/**
 * Reads a file of labelled pairs: a CSV with the columns record_id, project_id, reader_1 and reader_2. Further columns
 * are for the readers alone. Throws an OperatorFault that names the line of a fault.
 */
export const readLabels = (text: string): readonly LabelledPair[] => {
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
    return { record, project, readers: [one, other] }
  })
}

const parseRows = (text: string): readonly (readonly string[])[] => {
  try {
    return parse(text, { bom: true, skip_empty_lines: true, relax_column_count: true })
  } catch (cause) {
    throw refuse(cause instanceof Error ? cause.message : 'it is no CSV', cause)
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
  if (one === undefined || other === undefined) return `a verdict is none of ${VERDICTS.join(', ')}`
  return isRepeated ? 'the pair is in a line before' : undefined
}

const refuse = (fault: string, cause?: unknown): OperatorFault =>
  new OperatorFault('invalid_query', `The labels cannot be read: ${fault}.`, { cause })
