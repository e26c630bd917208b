import { parseArgs } from 'node:util'
import { nameOption } from './build-help.ts'
import { chooseCommand, listBegun } from './choose-command.ts'
import type { CommandDescription, CommandOption } from './command.ts'
import type { CommandLine } from './command-line.ts'
import { findNearest } from '../platform/index.ts'
import { suggest, suggestFrom, unknownChoice } from './unknown-choice.ts'
import { UsageFault } from './usage-fault.ts'

/** A valid command line: the words of the command, and its operands and options. */
export type Order = { readonly words: string; readonly line: CommandLine; readonly json: boolean }

type Parsed = ReturnType<typeof parseTokens>

/** Reads the arguments by the table. Throws a UsageFault that names the mistake and the nearest valid word. */
export const readCommandLine = (args: readonly string[], table: readonly CommandDescription[]): Order => {
  const choice = chooseCommand(args, table)
  if (choice?.kind !== 'run') throw unknownCommand(args, table)
  const parsed = parseTokens(args, choice.command.options)
  return { words: choice.command.words, line: readLine(parsed, choice.command), json: parsed.json }
}

const unknownCommand = (args: readonly string[], table: readonly CommandDescription[]): UsageFault => {
  const [first = '', second = ''] = args.filter((arg) => !arg.startsWith('-'))
  const begun = listBegun(first, table)
  const typed = `${first} ${second}`.trim()
  if (begun.length > 0 && second === '')
    return new UsageFault(`"${first}" needs one more word: ${begun.map(({ words }) => words).join(', ')}.`)
  // Only the second word is compared: "sources remove" is not close to "sources sample".
  const nearest = begun.length > 0 ? findBegun(second, begun) : findNearest(typed, listBeginnings(table))
  return new UsageFault(`There is no command "${typed}".${suggest(nearest)}`)
}

/** Commands, and their first words alone. */
const listBeginnings = (table: readonly CommandDescription[]): string[] => [
  ...new Set(listWords(table).flatMap((words) => [words, words.replace(/ .*/, '')])),
]

const listWords = (commands: readonly CommandDescription[]): string[] => commands.map(({ words }) => words)

const findBegun = (second: string, begun: readonly CommandDescription[]): string | undefined => {
  const nearest = findNearest(
    second,
    listWords(begun).map((words) => words.replace(/^\S+ /, '')),
  )
  return listWords(begun).find((words) => words.endsWith(` ${nearest ?? ''}`))
}

const parseTokens = (args: readonly string[], options: readonly CommandOption[]) => {
  const taken = Object.fromEntries(
    options.map(({ name, value }) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...taken, json: { type: 'boolean' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given = tokens.filter((token) => token.kind === 'option')
  const operands = tokens.filter((token) => token.kind === 'positional').map(({ value }) => value)
  return { given, operands, json: given.some(({ name }) => name === 'json') }
}

const readLine = ({ given, operands }: Parsed, command: CommandDescription): CommandLine => {
  const named = given.filter(({ name }) => name !== 'json')
  for (const token of given) refuseToken(token, command)
  const options = new Map<string, string[]>()
  for (const { name, value = '' } of named) options.set(name, [...(options.get(name) ?? []), value])
  refuseMissing(command.options.filter(({ name, required }) => required === true && !options.has(name)))
  for (const option of command.options) refuseValues(option, options.get(option.name) ?? [])
  const rest = operands.slice(command.words.split(' ').length)
  refuseOperands(command, rest)
  return { operands: rest, options }
}

const JSON_OPTION: CommandOption = { name: 'json', description: '' }

const refuseToken = (
  { name, value, inlineValue }: Parsed['given'][number],
  command: CommandDescription,
): void => {
  const option = [JSON_OPTION, ...command.options].find((candidate) => candidate.name === name)
  if (option === undefined) {
    const names = [...command.options.map((candidate) => candidate.name), 'json', 'help']
    throw new UsageFault(`"${command.words}" has no option --${name}.${suggestFrom(name, names, '--')}`)
  }
  if (option.value === undefined) {
    if (value === undefined) return
    throw new UsageFault(`--${name} takes no value.`)
  }
  // "--state --json" lacks the value; "--state=--x" gives one.
  const isMissing = value === undefined || value === '' || (!inlineValue && value.startsWith('--'))
  if (isMissing) throw new UsageFault(`--${name} needs a value: ${nameOption(option)}.`)
}

const refuseMissing = (missing: readonly CommandOption[]): void => {
  if (missing.length === 0) return
  const names = new Intl.ListFormat('en-GB').format(missing.map(nameOption))
  throw new UsageFault(`${names} ${missing.length === 1 ? 'is' : 'are'} needed.`)
}

const refuseValues = (option: CommandOption, given: readonly string[]): void => {
  const { name, repeated, choices } = option
  if (repeated !== true && given.length > 1) throw new UsageFault(`--${name} can be given once only.`)
  for (const text of given) refuseChoice(`--${name}`, text, choices)
}

const refuseChoice = (name: string, text: string, choices: readonly string[] = [text]): void => {
  if (!choices.includes(text)) throw unknownChoice(name, text, choices)
}

const refuseOperands = ({ words, operand }: CommandDescription, given: readonly string[]): void => {
  // An empty operand is an unset variable of a shell. As the beginning of an id it would fit every id.
  if (operand !== undefined && (given.includes('') || (operand.optional !== true && given.length === 0)))
    throw new UsageFault(`"${words}" needs ${operand.name}: ${operand.description}`)
  const most = operand === undefined ? 0 : operand.repeated === true ? Infinity : 1
  const extra = given[most]
  if (extra !== undefined) throw new UsageFault(`"${words}" does not know what to do with "${extra}".`)
  for (const text of given) refuseChoice(operand?.name ?? '', text, operand?.choices)
}
