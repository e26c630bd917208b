import { findNearest } from '../platform/index.ts'
import { UsageFault } from './usage-fault.ts'

/** Where only some values are taken: names all of them, and the one that was probably meant. */
export const unknownChoice = (name: string, text: string, choices: readonly string[]): UsageFault =>
  new UsageFault(`${name} must be one of ${choices.join(', ')}, not "${text}".${suggestFrom(text, choices)}`)

/** Names what was probably meant, after the sentence that refuses what was typed. */
export const suggest = (nearest: string | undefined, dashes = ''): string =>
  nearest === undefined ? '' : ` Did you mean "${dashes}${nearest}"?`

export const suggestFrom = (typed: string, names: readonly string[], dashes = ''): string =>
  suggest(findNearest(typed, names), dashes)
