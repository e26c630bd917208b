import { Compile } from 'typebox/compile'
import { Refusal } from '../platform/index.ts'
import { Correction } from './correction.ts'

const validator = Compile(Correction)

/** Reads the ledger, one accepted correction a line, in order. Refuses a line that is none, and an id used twice. */
export const parseLedger = (text: string): Correction[] => {
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }))
  const corrections = lines.filter(({ line }) => line.trim() !== '').map(parseLine)
  const ids = new Set<string>()
  for (const { id } of corrections) {
    if (ids.has(id)) throw refuse(`the id ${id} is used twice.`)
    ids.add(id)
  }
  return corrections
}

const parseLine = ({ line, number }: { readonly line: string; readonly number: number }): Correction => {
  const value = parseJson(line, number)
  if (validator.Check(value)) return value
  const [first] = validator.Errors(value)
  throw refuse(`line ${number} is no correction (${first?.instancePath ?? ''} ${first?.message ?? ''}).`)
}

const parseJson = (line: string, number: number): unknown => {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw refuse(`line ${number} is not JSON.`, cause)
  }
}

const refuse = (detail: string, cause?: unknown): Refusal =>
  new Refusal('invalid_query', `The ledger of corrections cannot be read: ${detail}`, { cause })
