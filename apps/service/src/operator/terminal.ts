import type { ServedCollections } from '../wiring/served-collection.ts'

/** Arguments and environment of a command line, and its outputs. */
export type Terminal = {
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly directory: string
  readonly print: (text: string) => void
  /** Prints reasons and progress, never the answer itself. */
  readonly complain: (text: string) => void
  /** Collections of the service when left out. */
  readonly collections?: ServedCollections | undefined
  /** Asks the person at the terminal. Undefined without a terminal. */
  readonly ask?: ((question: string) => Promise<string>) | undefined
}

/** Control characters and characters that turn the direction of a line. Line breaks and tabs are our own. */
const OBEYED = /[[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]--[\n\t]]/gv

/** Text without control characters: JSON escapes replace them. */
const toPrintable = (text: string): string =>
  text.replaceAll(OBEYED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Escapes control characters. Stored texts come from strangers: notes, names, answers of receivers. */
export const guardTerminal = (terminal: Terminal): Terminal => {
  const { print, complain, ask } = terminal
  return {
    ...terminal,
    print: (text) => print(toPrintable(text)),
    complain: (text) => complain(toPrintable(text)),
    ask: ask && ((question) => ask(toPrintable(question))),
  }
}
