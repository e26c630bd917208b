import type { CommandDescription } from './command.ts'

/** Request of a command line, read before its options. */
export type Choice<Described> =
  | { readonly kind: 'version' }
  | { readonly kind: 'help'; readonly commands: readonly Described[] }
  | { readonly kind: 'run'; readonly command: Described }

/** Help covers one command, all commands of a first word, or all commands. Undefined for an unknown command. */
export const chooseCommand = <Described extends CommandDescription>(
  given: readonly string[],
  table: readonly Described[],
): Choice<Described> | undefined => {
  if (given[0] === '--version' || given[0] === 'version') return { kind: 'version' }
  const args = openHelp(given)
  const [first = '', second = ''] = args.filter((arg) => !arg.startsWith('-'))
  const command = table.find(({ words }) => words === `${first} ${second}`.trim() || words === first)
  const wantsHelp = args.includes('--help') || args.includes('-h')
  if (command !== undefined)
    return wantsHelp ? { kind: 'help', commands: [command] } : { kind: 'run', command }
  if (!wantsHelp && args.length > 0) return undefined
  const begun = listBegun(first, table)
  return { kind: 'help', commands: begun.length > 0 ? begun : table }
}

/** `help keys issue` is `keys issue --help`. */
const openHelp = (given: readonly string[]): readonly string[] =>
  given[0] === 'help' ? [...given.slice(1), '--help'] : given

/** Commands whose first word is this one. */
export const listBegun = <Described extends CommandDescription>(
  first: string,
  table: readonly Described[],
): readonly Described[] => table.filter(({ words }) => words.startsWith(`${first} `))

/** Words of the help that explains what was typed. */
export const nameHelp = (given: readonly string[], table: readonly CommandDescription[]): string => {
  const choice = chooseCommand(given, table)
  if (choice?.kind === 'run') return `${choice.command.words} --help`
  const [first = ''] = given
  return listBegun(first, table).length > 0 ? `${first} --help` : '--help'
}
