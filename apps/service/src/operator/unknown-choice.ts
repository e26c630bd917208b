import { findNearest } from '../platform/index.ts'
import { UsageFault } from './usage-fault.ts'

/** Fault that names all valid values, and the nearest one. */
export const unknownChoice = (name: string, text: string, choices: readonly string[]): UsageFault =>
  new UsageFault(`${name} must be one of ${choices.join(', ')}, not "${text}".${suggestFrom(text, choices)}`)

/** Sentence that names the nearest valid word, after a refusal. */
export const suggest = (nearest: string | undefined, dashes = ''): string =>
  nearest === undefined ? '' : ` Did you mean "${dashes}${nearest}"?`

export const suggestFrom = (typed: string, names: readonly string[], dashes = ''): string =>
  suggest(findNearest(typed, names), dashes)
