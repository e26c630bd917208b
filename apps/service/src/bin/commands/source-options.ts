import { CHAMBERS, namesOf, SUBCOMMITTEES } from '@rotunda/contract'
import { PUBLISHERS, type PublisherName } from '../../publishers/index.ts'
import type { CommandOption } from './command.ts'
import { findOption, type CommandLine } from './command-line.ts'
import { readNumber } from './read-number.ts'

export const PUBLISHER_OPTION = {
  name: 'publisher',
  value: 'NAME',
  description: 'Body that publishes the document.',
  choices: namesOf(PUBLISHERS),
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

export const findPublisher = (line: CommandLine): PublisherName | undefined => {
  const text = findOption(line, PUBLISHER_OPTION.name)
  return namesOf(PUBLISHERS).find((name) => name === text)
}

/** Where the command's table requires it. */
export const getPublisher = (line: CommandLine): PublisherName => {
  const publisher = findPublisher(line)
  if (publisher === undefined) throw new Error('--publisher is not required by the table of its command')
  return publisher
}

export const findYear = (line: CommandLine): number | undefined =>
  readNumber(YEAR_OPTION.name, findOption(line, YEAR_OPTION.name), { least: 2000, most: 2100 })
