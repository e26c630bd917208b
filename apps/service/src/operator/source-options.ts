import { CHAMBERS, namesOf, SUBCOMMITTEES } from '@rotunda/contract'
import { COLLECTIONS } from '../wiring/collections.ts'
import type { CommandOption } from './command.ts'
import { findOption, type CommandLine } from './command-line.ts'
import { readDay, readNumber } from './option-values.ts'

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

export const CONGRESS_OPTION = {
  name: 'congress',
  value: 'NUMBER',
  description: 'Number of the Congress, for a document that does not give it.',
} as const satisfies CommandOption

export const PERIOD_START_OPTION = {
  name: 'period-start',
  value: 'DATE',
  description: 'First day of the period of a report, as YYYY-MM-DD.',
} as const satisfies CommandOption

export const PERIOD_END_OPTION = {
  name: 'period-end',
  value: 'DATE',
  description: 'Last day of the period of a report, as YYYY-MM-DD.',
} as const satisfies CommandOption

export const ACT_OPTION = {
  name: 'act',
  value: 'NAME',
  description: 'Act that provides the money, for a table of enacted projects.',
} as const satisfies CommandOption

export const ROWS_OPTION = {
  name: 'rows',
  value: 'published',
  description:
    'Publishes the rows of a table that is else read for checks alone: of bpc-enacted or joint-statements-pdf.',
  choices: ['published'],
} as const satisfies CommandOption

export const findYear = (line: CommandLine): number | undefined =>
  readNumber(YEAR_OPTION.name, findOption(line, YEAR_OPTION.name), { least: 2000, most: 2100 })

type FactOption = { readonly option: CommandOption; readonly find: (line: CommandLine) => unknown }

const textOf = (option: CommandOption): FactOption => ({
  option,
  find: (line) => findOption(line, option.name),
})

const dayOf = (option: CommandOption): FactOption => ({
  option,
  find: (line) => readDay(option.name, findOption(line, option.name)),
})

/** Options for what only documents of some collections have, by the name of the fact. */
export const FACT_OPTIONS: Readonly<Record<string, FactOption>> = {
  fiscal_year: { option: YEAR_OPTION, find: findYear },
  subcommittee: textOf(SUBCOMMITTEE_OPTION),
  chamber: textOf(CHAMBER_OPTION),
  congress: {
    option: CONGRESS_OPTION,
    find: (line) =>
      readNumber(CONGRESS_OPTION.name, findOption(line, CONGRESS_OPTION.name), { least: 1, most: 200 }),
  },
  period_start: dayOf(PERIOD_START_OPTION),
  period_end: dayOf(PERIOD_END_OPTION),
  act: textOf(ACT_OPTION),
  rows: textOf(ROWS_OPTION),
}
