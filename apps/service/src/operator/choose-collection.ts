import { COLLECTIONS } from '../wiring/collections.ts'
import type { ServedCollection, ServedCollections } from '../wiring/served-collection.ts'
import type { CommandOption } from './command.ts'
import { findOption, type CommandLine } from './command-line.ts'
import type { CommandContext } from './command-context.ts'
import { unknownChoice } from './unknown-choice.ts'

const listNames = (collections: ServedCollections): string[] =>
  collections.map(({ collection }) => collection.name)

const [FIRST] = COLLECTIONS

export const COLLECTION_OPTION = {
  name: 'collection',
  value: 'NAME',
  description: `Name of the collection (${listNames(COLLECTIONS).join(', ')}); ${FIRST.collection.name} when left out.`,
} as const satisfies CommandOption

/** The collection of --collection; the first collection when the option is left out. */
export const chooseCollection = (
  line: CommandLine,
  { collections = COLLECTIONS }: Pick<CommandContext, 'collections'>,
): ServedCollection => {
  const name = findOption(line, COLLECTION_OPTION.name)
  return name === undefined ? collections[0] : getCollection(name, collections)
}

/** Options that a next command for the same collection needs. */
export const repeatCollection = (line: CommandLine): readonly string[] => {
  const name = findOption(line, COLLECTION_OPTION.name)
  return name === undefined ? [] : [`--${COLLECTION_OPTION.name}`, name]
}

const getCollection = (name: string, collections: ServedCollections): ServedCollection => {
  const found = collections.find(({ collection }) => collection.name === name)
  if (found !== undefined) return found
  throw unknownChoice('--collection', name, listNames(collections))
}
