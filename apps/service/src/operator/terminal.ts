import type { ServedCollections } from '../wiring/served-collection.ts'

/** What a command line is given with, and where its answer goes. */
export type Terminal = {
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly directory: string
  readonly print: (text: string) => void
  /** Reasons and progress: never the answer itself. */
  readonly complain: (text: string) => void
  /** Those of the service, when left out. */
  readonly collections?: ServedCollections | undefined
  /** Asks the person at the terminal, where there is one. */
  readonly ask?: ((question: string) => Promise<string>) | undefined
}

/** Controls, which a terminal obeys, and signs that turn the direction of a line; line breaks and tabs are ours. */
const OBEYED = /[[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]--[\n\t]]/gv

/** A text of which a terminal obeys nothing: such characters are shown as JSON writes them. */
const toPrintable = (text: string): string =>
  text.replaceAll(OBEYED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** What is stored may come from anybody: a note, a name, the answer of a receiver. */
export const guardTerminal = (terminal: Terminal): Terminal => {
  const { print, complain, ask } = terminal
  return {
    ...terminal,
    print: (text) => print(toPrintable(text)),
    complain: (text) => complain(toPrintable(text)),
    ask: ask && ((question) => ask(toPrintable(question))),
  }
}
