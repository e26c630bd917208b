import { TableNode, type KyselyPlugin, type RootOperationNode, type Transaction } from 'kysely'
import type { Store } from '../../platform/index.ts'
import { openStore } from '../../platform/store/index.ts'
import { acceptReport, secondReport } from '../index.ts'
import { ACCEPTANCE, AT, makeReportNeeds, REVIEW_MIGRATIONS } from '../testing.ts'

/**
 * Moment at which the process dies: before the first statement that writes to a table, before the commit, or after it.
 */
export type Moment =
  'ledger_lines' | 'correction_reports' | 'correction_events' | 'audit' | 'outbox' | 'commit' | 'end'

/** Decision of a child process. */
export type FatalOrder = {
  readonly place: { readonly directory: string; readonly databaseUrl?: string | undefined }
  readonly step: 'accept' | 'second'
  readonly number: number
  readonly person: string
  readonly moment: Moment
}

const die = () => process.kill(process.pid, 'SIGKILL')

const writesTo = (node: RootOperationNode, table: string): boolean => {
  const named =
    node.kind === 'InsertQueryNode' ? node.into : node.kind === 'UpdateQueryNode' ? node.table : undefined
  return named !== undefined && TableNode.is(named) && named.table.identifier.name === table
}

/** Calls back before each statement. */
const watchStatements = (see: (node: RootOperationNode) => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    see(node)
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
})

/** A decision reads in a transaction of its own before it writes in another one, whose commit counts. */
const makeFatal = (store: Store, moment: Moment): Store => ({
  ...store,
  write: async (work) => {
    const seen = { decides: false }
    const see = (node: RootOperationNode) => {
      if (writesTo(node, moment)) die()
      seen.decides ||= writesTo(node, 'correction_events')
    }
    const result = await store.write(async (trx: Transaction<never>) => {
      const done = await work(trx.withPlugin(watchStatements(see)) as never)
      if (seen.decides && moment === 'commit') die()
      return done
    })
    if (seen.decides && moment === 'end') die()
    return result
  },
})

/** Carries out a decision, and kills its own process on the way. */
export const decideAndDie = async ({ place, step, number, person, moment }: FatalOrder): Promise<void> => {
  const store = await openStore({ ...place, migrations: REVIEW_MIGRATIONS })
  const needs = makeReportNeeds(makeFatal(store, moment))
  const order = { number, actor: { person, by: 'portal' }, noInterest: true, at: AT } as const
  await (step === 'accept' ? acceptReport(needs, { ...order, ...ACCEPTANCE }) : secondReport(needs, order))
}

// Only the test of the kill starts this file, with its order.
await decideAndDie(JSON.parse(process.argv[2] ?? '') as FatalOrder)
