import { hostname } from 'node:os'
import { OperatorFault, withLease, type HeldLease, type Lease, type Store } from '../platform/index.ts'
import type { Collection } from '../releases/index.ts'

export type CollectionWork = {
  readonly store: Store
  readonly collection: Pick<Collection, 'name'>
  /** The command, for an operator who finds the lease taken. */
  readonly doing: string
  /** Waits for another process until this signal, where this one must not refuse. */
  readonly waits?: AbortSignal | undefined
}

/**
 * Works on the documents and the releases of a collection while no other process does, on any machine. Throws an
 * OperatorFault that says who does, since when, and the way out.
 */
export const withCollectionLease = <Result>(
  { store, collection: { name }, doing, waits }: CollectionWork,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> =>
  withLease(
    {
      store,
      name: `collection ${name}`,
      holder: `"${doing}" (process ${process.pid} on ${hostname()})`,
      refuse: (held) => refuseTaken(name, held),
      waits,
    },
    work,
  )

const refuseTaken = (name: string, { holder, since, until }: HeldLease): OperatorFault =>
  new OperatorFault(
    'unavailable',
    `${holder} has worked on ${name} since ${since.toISOString()}. Wait for its end, then run the command again. ` +
      `If that process is dead, its lease ends at ${until.toISOString()}.`,
  )
