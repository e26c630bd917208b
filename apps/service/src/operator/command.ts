import type { CommandLine } from './command-line.ts'
import type { CommandContext, StoreCommandContext } from './command-context.ts'

/** An option: `--name VALUE`, or `--name` alone. */
export type CommandOption = {
  readonly name: string
  /** Name of the value in the help. Undefined for an option without a value. */
  readonly value?: string
  readonly description: string
  readonly required?: true
  /** May be given more than once. */
  readonly repeated?: true
  /** The only valid values. */
  readonly choices?: readonly string[]
}

/** A value without a name, after the words of the command. */
export type CommandOperand = {
  readonly name: string
  readonly description: string
  readonly optional?: true
  /** May be given more than once. */
  readonly repeated?: true
  readonly choices?: readonly string[]
}

/** Result of a command: `json` for programs, `text` for people. */
export type Report = {
  readonly json: unknown
  readonly text: string
  /** Reason of a refusal. It goes to standard error, and the exit code is 1. */
  readonly refused?: string | undefined
}

/** Description of a command, known before its code is loaded. The help and the command line need no more. */
export type CommandDescription = {
  /** As typed: `keys issue`. */
  readonly words: string
  /** One line of the list of commands. */
  readonly summary: string
  /** Further text for the help of the command itself. */
  readonly details?: string
  /** Command lines without the program, as they are typed. */
  readonly examples: readonly string[]
  readonly operand?: CommandOperand
  readonly options: readonly CommandOption[]
}

/** Command that works with the database. */
export type StoreCommand = CommandDescription & {
  readonly needs?: 'store'
  /** Set for a command that changes nothing. Without a database it has nothing to show. */
  readonly onlyLooks?: true
  run(line: CommandLine, context: StoreCommandContext): Promise<Report>
  /** Reports what the command would do, for --dry-run. Changes nothing. */
  preview?(line: CommandLine, context: StoreCommandContext): Promise<Report>
  /** Set for a command that cannot be undone. A person confirms its preview, or --yes does. */
  readonly destroys?: true
}

/** Command that works on files without a database. One that only reads makes no directory. */
export type FileCommand = CommandDescription & {
  readonly needs: 'reading' | 'writing'
  run(line: CommandLine, context: CommandContext): Promise<Report>
  /** As for a command that works with the database. */
  preview?(line: CommandLine, context: CommandContext): Promise<Report>
}

/** Command that runs until a signal ends the process. It reads its own settings. */
export type ProcessCommand = CommandDescription & {
  readonly needs: 'process'
  run(environment: Readonly<Record<string, string | undefined>>): Promise<void>
}

/** A command. The help and the parser of the command line are made from it. */
export type Command = StoreCommand | FileCommand | ProcessCommand

export const DRY_RUN_OPTION: CommandOption = {
  name: 'dry-run',
  description: 'Show what the command would do, and do nothing.',
}

export const YES_OPTION: CommandOption = { name: 'yes', description: 'Carry out the command without asking.' }
