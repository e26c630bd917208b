import { CHAMBERS, namesOf, SUBCOMMITTEES } from '@rotunda/contract'
import { COLLECTIONS } from '../collections.ts'
import type { CommandOption } from './command.ts'
import { findOption, type CommandLine } from './command-line.ts'
import { readNumber } from './read-number.ts'

export const PUBLISHER_OPTION = {
  name: 'publisher',
  value: 'NAME',
  description: 'Body that publishes the document.',
  choices: [...new Set(COLLECTIONS.flatMap(({ collection }) => Object.keys(collection.publishers)))],
} as const satisfies CommandOption

export const YEAR_OPTION = {
  name: 'fiscal-year',
  value: 'YEAR',
  description: 'Fiscal year of the document.',
} as const satisfies CommandOption

export const SUBCOMMITTEE_OPTION = {
  name: 'subcommittee',
  value: 'CODE',
  description: 'Subcommittee, for a table of its bill.',
  choices: namesOf(SUBCOMMITTEES),
} as const satisfies CommandOption

export const CHAMBER_OPTION = {
  name: 'chamber',
  value: 'NAME',
  description: 'Chamber, where the publisher serves both.',
  choices: CHAMBERS,
} as const satisfies CommandOption

export const findYear = (line: CommandLine): number | undefined =>
  readNumber(YEAR_OPTION.name, findOption(line, YEAR_OPTION.name), { least: 2000, most: 2100 })

type FactOption = { readonly option: CommandOption; readonly find: (line: CommandLine) => unknown }

const textOf = (option: CommandOption): FactOption => ({
  option,
  find: (line) => findOption(line, option.name),
})

/** Options for what only documents of some collections have, by the name of the fact. */
export const FACT_OPTIONS: Readonly<Record<string, FactOption>> = {
  fiscal_year: { option: YEAR_OPTION, find: findYear },
  subcommittee: textOf(SUBCOMMITTEE_OPTION),
  chamber: textOf(CHAMBER_OPTION),
}
