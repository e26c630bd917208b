import type { Evidence } from '@rotunda/contract'
import type { CellFields } from '../../publishers/index.ts'
import type { ShownRow } from './read-around.ts'

/** Evidence of a record: the document, and the place in it. */
export type WantedRow = Pick<Evidence, 'source' | 'url' | 'retrieved_at' | 'sheet' | 'row' | 'pointer'>

/** Rows of a document around one of them, or in words why there are none to show. */
export type Surroundings =
  | {
      readonly kind: 'rows'
      /** Names of the cells, in the order of the document. */
      readonly names: readonly string[]
      readonly fields: CellFields
      readonly rows: readonly ShownRow[]
    }
  | {
      readonly kind: 'none'
      readonly reason: string
      /** Whether the archive lacks the document, so no copy can be offered. */
      readonly isLost: boolean
    }

/** Throws the refusal `unavailable` where others have to be waited for. */
export type FindSurroundings = (wanted: WantedRow) => Promise<Surroundings>

/** Start data of the thread: address of the module that exports the collection, and folder of its archive. */
export type ThreadStart = { readonly module: string; readonly directory: string }

export type Order = { readonly id: number; readonly wanted: WantedRow }
export type Reply = { readonly id: number } & ({ readonly found: Surroundings } | { readonly fault: Error })
