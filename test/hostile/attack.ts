import type { Service } from './service.ts'

/** Finding of an attack for the table, and the laws of its own that it broke. */
export type Outcome = { readonly note: string; readonly broken: readonly string[] }

export type Attack = {
  readonly name: string
  /** Acts of the clients, and their number. */
  readonly does: string
  /** Ends the attack, whether it has succeeded or not. */
  readonly seconds: number
  readonly settings?: Readonly<Record<string, string>>
  /** Settings that only something running gives. */
  readonly prepare?: () => Promise<Prepared>
  /** Records that the service publishes; those of the sample when left out. */
  readonly records?: number
  /** Releases of such records, of which each has some more; one when left out. */
  readonly releases?: number
  /** The attack stops the service itself, so that it cannot answer meanwhile. */
  readonly isStop?: true
  readonly carryOut: (service: Service, signal: AbortSignal) => Promise<Outcome>
}

export type Prepared = {
  readonly settings: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

/** An attack on a command, which is a process of its own. */
export type CommandAttack = Pick<Attack, 'name' | 'does' | 'seconds'> & {
  readonly run: (run: RunCommand) => Promise<Outcome>
}

export type CommandRun = {
  /** Null when it had to be ended. */
  readonly code: number | null
  readonly seconds: number
  readonly megabytes: number
  readonly stderr: string
}
/** Hands the document to `sources add`. */
export type RunCommand = (file: CommandFile) => Promise<CommandRun>

export type CommandFile = {
  readonly name: string
  readonly bytes: Uint8Array
  /** Options that describe the file to the command; a table of requests when left out. */
  readonly words?: string
}
