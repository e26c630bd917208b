import type { CommandDescription, CommandOption } from './command.ts'

type Table = readonly CommandDescription[]

const ALWAYS = ['--json', '--help']

/** Words of commands first, then the values of the option before, else what the command takes. */
export const writeBashCompletion = (table: Table): string =>
  [
    '_rotunda() {',
    '  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"',
    '  local typed="${COMP_WORDS[*]:1:$((COMP_CWORD - 1))}" words=""',
    '  case "$typed" in',
    `    '') words='${firstWords(table).join(' ')} help' ;;`,
    ...firstWords(table).flatMap((first) => bashSecondWords(first, table)),
    ...table.map(bashCase),
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '}',
    'complete -o default -F _rotunda rotunda',
  ].join('\n')

/** zsh runs what bash does. */
export const writeZshCompletion = (table: Table): string =>
  ['autoload -U +X compinit && compinit', 'autoload -U +X bashcompinit && bashcompinit'].join('\n') +
  `\n${writeBashCompletion(table)}`

const firstWords = (table: Table): readonly string[] => [
  ...new Set(table.map(({ words }) => words.split(' ')[0] ?? '')),
]

const secondWords = (first: string, table: Table): readonly string[] =>
  table.flatMap(({ words }) => (words.startsWith(`${first} `) ? [words.slice(first.length + 1)] : []))

const bashSecondWords = (first: string, table: Table): readonly string[] => {
  const seconds = secondWords(first, table)
  return seconds.length === 0 ? [] : [`    '${first}') words='${seconds.join(' ')}' ;;`]
}

const bashCase = ({ words, operand, options }: CommandDescription): string => {
  const taken = [...(operand?.choices ?? []), ...options.map(({ name }) => `--${name}`), ...ALWAYS]
  const values = options.filter(({ value }) => value !== undefined).map(bashValues)
  return [
    `    '${words}'*)`,
    '      case "$previous" in',
    ...values,
    `        *) words='${taken.join(' ')}' ;;`,
    '      esac ;;',
  ].join('\n')
}

/** Options without choices: the shell offers files. */
const bashValues = ({ name, choices = [] }: CommandOption): string =>
  `        --${name}) words='${choices.join(' ')}' ;;`

export const writeFishCompletion = (table: Table): string =>
  [
    'complete -c rotunda -f',
    ...firstWords(table).map((first) => fishLine('__fish_use_subcommand', `-a ${first}`)),
    ...table.flatMap(fishCommand),
  ].join('\n')

const fishCommand = ({ words, summary, operand, options }: CommandDescription): readonly string[] => {
  const [first = '', second] = words.split(' ')
  const begun = `__fish_seen_subcommand_from ${first}`
  const given = second === undefined ? begun : `${begun}; and __fish_seen_subcommand_from ${second}`
  return [
    ...(second === undefined ? [] : [fishLine(begun, `-a ${second} -d ${quote(summary)}`)]),
    ...(operand?.choices === undefined ? [] : [fishLine(given, `-a ${quote(operand.choices.join(' '))}`)]),
    ...options.map((option) => fishLine(given, fishOption(option))),
  ]
}

const fishLine = (condition: string, rest: string): string => `complete -c rotunda -n '${condition}' ${rest}`

const fishOption = ({ name, value, choices, description }: CommandOption): string =>
  [
    `-l ${name}`,
    ...(value === undefined ? [] : [choices === undefined ? '-r -F' : `-x -a ${quote(choices.join(' '))}`]),
    `-d ${quote(description)}`,
  ].join(' ')

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
