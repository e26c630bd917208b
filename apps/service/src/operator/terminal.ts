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
