import { Compile } from 'typebox/compile'
import { Refusal } from '../platform/index.ts'
import { Correction } from './correction.ts'

const validator = Compile(Correction)

/**
 * Reads the ledger of this file, one accepted correction a line, in the order in which they were entered. Refuses a
 * line that is none, an id used twice, and a line that says it was entered before it was decided or before the line
 * above it: who keeps a copy is told of a correction by that time.
 */
export const parseLedger = (text: string, file: string): Correction[] => {
  const lines = text.split('\n').map((line, index) => ({ line, place: `${file}, line ${index + 1},` }))
  const corrections = lines.filter(({ line }) => line.trim() !== '').map(parseLine)
  refuseRepeated(corrections, file)
  refuseEarly(corrections, file)
  return corrections
}

const refuseRepeated = (corrections: readonly Correction[], file: string): void => {
  const ids = new Set<string>()
  for (const { id } of corrections) {
    if (ids.has(id)) throw refuse(`${file} uses the id ${id} twice.`)
    ids.add(id)
  }
}

const refuseEarly = (corrections: readonly Correction[], file: string): void => {
  let latest = ''
  for (const { id, decided_at, entered_at } of corrections) {
    if (Date.parse(decided_at) > Date.parse(entered_at))
      throw refuse(`${file}: entered_at of ${id} is before its decided_at. ${WAY_OUT}`)
    if (entered_at < latest)
      throw refuse(`${file}: entered_at of ${id} is before that of the line above it. ${WAY_OUT}`)
    latest = entered_at
  }
}

const WAY_OUT = 'Write new lines at the end, each with the time at which it is written.'

const parseLine = ({ line, place }: { readonly line: string; readonly place: string }): Correction => {
  const value = parseJson(line, place)
  if (validator.Check(value)) return value
  const [first] = validator.Errors(value)
  throw refuse(`${place} is no correction (${first?.instancePath ?? ''} ${first?.message ?? ''}).`)
}

const parseJson = (line: string, place: string): unknown => {
  try {
    return JSON.parse(line)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    throw refuse(`${place} is not JSON.`, cause)
  }
}

const refuse = (detail: string, cause?: unknown): Refusal =>
  new Refusal('invalid_query', `The corrections cannot be read: ${detail}`, { cause })
