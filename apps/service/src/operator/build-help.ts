import type { CommandDescription, CommandOption } from './command.ts'
import { formatTable } from '../wiring/format-table.ts'

const CALL = 'npm run rotunda --'
const EVERY = [
  ['--json', 'Print the answer as JSON.'],
  ['--help', 'Show this text.'],
]

/** Help for one command in full, for several as a list. */
export const buildHelp = (commands: readonly CommandDescription[]): string => {
  const [command] = commands
  return command !== undefined && commands.length === 1 ? describeOne(command) : describeAll(commands)
}

const describeAll = (commands: readonly CommandDescription[]): string =>
  [
    `${CALL} COMMAND [OPTIONS]`,
    '',
    formatTable(commands.map((command) => [`  ${command.words}`, command.summary])),
    '',
    'Every command takes --json and --help. --version shows the version.',
    'After npm ci, "npx rotunda" does the same in this folder. Elsewhere npx runs a stranger\'s package from the npm registry.',
    'From elsewhere: npm --prefix FOLDER run rotunda -- COMMAND, with the path of this folder.',
    'Exit codes: 0 done; 1 refused, with the reason on standard error; 2 not understood.',
  ].join('\n')

const describeOne = ({ words, summary, details, operand, options, examples }: CommandDescription): string => {
  const rows = [
    ...(operand ? [[operand.name, operand.description]] : []),
    ...options.map((option) => [nameOption(option), describeOption(option)]),
    ...EVERY,
  ]
  return [
    [CALL, words, operand && callOperand(operand), ...options.map(callOption)].filter(Boolean).join(' '),
    '',
    summary,
    ...(details === undefined ? [] : [details]),
    '',
    formatTable(rows.map(([name = '', text = '']) => [`  ${name}`, text])),
    '',
    examples.length === 1 ? 'Example' : 'Examples',
    ...examples.map((example) => `  ${CALL} ${example}`),
  ].join('\n')
}

const callOperand = ({ name, optional, repeated }: NonNullable<CommandDescription['operand']>): string => {
  const call = repeated === true ? `${name} [${name} …]` : name
  return optional === true ? `[${call}]` : call
}

const callOption = (option: CommandOption): string => {
  const { required, repeated } = option
  const call = nameOption(option)
  if (required !== true) return `[${call}]`
  return repeated === true ? `${call} [${call} …]` : call
}

const describeOption = ({ description, choices }: CommandOption): string =>
  choices === undefined ? description : `${description} One of ${choices.join(', ')}.`

/** As it is typed. */
export const nameOption = ({ name, value }: CommandOption): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`
