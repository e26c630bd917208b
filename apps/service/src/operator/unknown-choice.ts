import { suggestFrom } from './suggest.ts'
import { UsageFault } from './usage-fault.ts'

/** Where only some values are taken: names all of them, and the one that was probably meant. */
export const unknownChoice = (name: string, text: string, choices: readonly string[]): UsageFault =>
  new UsageFault(`${name} must be one of ${choices.join(', ')}, not "${text}".${suggestFrom(text, choices)}`)
