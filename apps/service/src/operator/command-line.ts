import { OperatorFault } from '../platform/index.ts'

/** Operands and options after the words of a command, checked against the table of the command. */
export type CommandLine = {
  readonly operands: readonly string[]
  /** Values by option, in the order of the command line. */
  readonly options: ReadonlyMap<string, readonly string[]>
}

export const findOption = ({ options }: CommandLine, name: string): string | undefined =>
  options.get(name)?.[0]

/** All values of a repeatable option. */
export const listOptions = ({ options }: CommandLine, name: string): readonly string[] =>
  options.get(name) ?? []

/** True if an option without a value was given. */
export const hasOption = ({ options }: CommandLine, name: string): boolean => options.has(name)

/** An option that the command's table requires. */
export const getOption = (line: CommandLine, name: string): string => {
  const value = findOption(line, name)
  if (value === undefined) throw new Error(`--${name} is not required by the table of its command`)
  return value
}

/** An operand that the command's table requires. */
export const getOperand = ({ operands: [operand] }: CommandLine): string => {
  if (operand === undefined) throw new Error('no operand is required by the table of this command')
  return operand
}

/** A required operand that is the number of a report. */
export const getNumber = (line: CommandLine): number => {
  const text = getOperand(line)
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new OperatorFault('invalid_query', `N must be the number of a report, not "${text}".`)
}
