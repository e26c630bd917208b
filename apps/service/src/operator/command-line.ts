/** What was typed after the words of a command, once it fits the command's table. */
export type CommandLine = {
  /** In the order in which they were given. */
  readonly operands: readonly string[]
  /** Values by option, in the order in which they were given. */
  readonly options: ReadonlyMap<string, readonly string[]>
}

export const findOption = ({ options }: CommandLine, name: string): string | undefined =>
  options.get(name)?.[0]

/** Of an option that may be given more than once. */
export const listOptions = ({ options }: CommandLine, name: string): readonly string[] =>
  options.get(name) ?? []

/** Whether an option that takes no value was given. */
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
