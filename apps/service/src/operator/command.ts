import type { CommandLine } from './command-line.ts'
import type { CommandContext, StoreCommandContext } from './command-context.ts'

/** An option: `--name VALUE`, or `--name` alone. */
export type CommandOption = {
  readonly name: string
  /** What the value is called in the help; an option that has none is there or not. */
  readonly value?: string
  readonly description: string
  readonly required?: true
  /** May be given more than once. */
  readonly repeated?: true
  /** Where only these values are taken. */
  readonly choices?: readonly string[]
}

/** What is given without a name, after the words of the command. */
export type CommandOperand = {
  readonly name: string
  readonly description: string
  readonly optional?: true
  /** May be given more than once. */
  readonly repeated?: true
  readonly choices?: readonly string[]
}

/** What a command did or found: `json` for programs, `text` for people. */
export type Report = {
  readonly json: unknown
  readonly text: string
  /** Set when the answer is a no: goes to standard error, and the exit code is 1. */
  readonly refused?: string | undefined
}

/** What is known of a command before its code is loaded: enough for the help, and to read the command line. */
export type CommandDescription = {
  /** As typed: `keys issue`. */
  readonly words: string
  /** One line of the list of commands. */
  readonly summary: string
  /** What else the operator must know; in the command's own help only. */
  readonly details?: string
  /** Command lines without the program, as they are typed. */
  readonly examples: readonly string[]
  readonly operand?: CommandOperand
  readonly options: readonly CommandOption[]
}

/** Works with the database. */
export type StoreCommand = CommandDescription & {
  readonly needs?: 'store'
  /** Changes nothing: where there is no database, there is nothing to see. */
  readonly onlyLooks?: true
  run(line: CommandLine, context: StoreCommandContext): Promise<Report>
  /** What the order would do, with --dry-run; changes nothing. */
  preview?(line: CommandLine, context: StoreCommandContext): Promise<Report>
  /** Cannot be undone: after its preview a person says yes, or the command line does. */
  readonly destroys?: true
}

/** Works on files alone: without a database, and where it only reads them, without making a directory. */
export type FileCommand = CommandDescription & {
  readonly needs: 'reading' | 'writing'
  run(line: CommandLine, context: CommandContext): Promise<Report>
}

/** Runs until a signal ends the process, and reads its own settings. */
export type ProcessCommand = CommandDescription & {
  readonly needs: 'process'
  run(environment: Readonly<Record<string, string | undefined>>): Promise<void>
}

/** One command of the operator. The help is made from this, and so is the reading of the command line. */
export type Command = StoreCommand | FileCommand | ProcessCommand

/** Of a command with a preview. */
export const DRY_RUN_OPTION: CommandOption = {
  name: 'dry-run',
  description: 'Show what the command would do, and do nothing.',
}

/** Of a command that destroys. */
export const YES_OPTION: CommandOption = { name: 'yes', description: 'Carry out the command without asking.' }
