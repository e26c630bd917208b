import type { Command } from './command.ts'
import { formatTable } from './format-table.ts'

const CALL = 'npm run rotunda --'
const EVERY = [
  ['--json', 'The answer as JSON on standard output.'],
  ['--help', 'This text.'],
]

/** Help for one command in full, for several as a list. */
export const buildHelp = (commands: readonly Command[]): string => {
  const [command] = commands
  return command !== undefined && commands.length === 1 ? describeOne(command) : describeAll(commands)
}

const describeAll = (commands: readonly Command[]): string =>
  [
    `${CALL} COMMAND [OPTIONS]`,
    '',
    formatTable(commands.map((command) => [`  ${command.words}`, command.summary])),
    '',
    'Every command takes --json and --help.',
    'Exit codes: 0 done; 1 refused, with the reason on standard error; 2 not understood.',
  ].join('\n')

const describeOne = ({ words, summary, details, operand, options }: Command): string => {
  const operandName = operand && (operand.optional === true ? `[${operand.name}]` : operand.name)
  const rows = [
    ...(operand ? [[operand.name, operand.description]] : []),
    ...options.map((option) => [`--${option.name} ${option.value}`, describeOption(option)]),
    ...EVERY,
  ]
  return [
    [CALL, words, operandName, ...options.map(callOption)].filter(Boolean).join(' '),
    '',
    summary,
    ...(details === undefined ? [] : [details]),
    '',
    formatTable(rows.map(([name = '', text = '']) => [`  ${name}`, text])),
  ].join('\n')
}

const callOption = ({ name, value, required, repeated }: Command['options'][number]): string => {
  const call = `--${name} ${value}`
  if (required !== true) return `[${call}]`
  return repeated === true ? `${call} [${call} …]` : call
}

const describeOption = ({ description, choices }: Command['options'][number]): string =>
  choices === undefined ? description : `${description} One of ${choices.join(', ')}.`
