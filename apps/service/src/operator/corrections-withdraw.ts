import { auditWrites } from '../audit/index.ts'
import {
  appendWithdrawal,
  readLedger,
  readLedgerText,
  type LedgerTables,
  type Withdrawal,
} from '../corrections/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { refuseUnimported } from '../wiring/ledger-file.ts'
import { refuseLostLines } from '../wiring/refuse-lost-lines.ts'
import { COLLECTION_OPTION } from './choose-collection.ts'
import { chooseCorrected } from './choose-corrected.ts'
import type { StoreCommandContext } from './command-context.ts'
import { DRY_RUN_OPTION, type Command } from './command.ts'
import { getOption, type CommandLine } from './command-line.ts'
import { COMMAND_LIMITS } from './limits.ts'
import { readText } from './option-values.ts'

export const correctionsWithdraw: Command = {
  words: 'corrections withdraw',
  summary: 'Take back a correction of the ledger. The next release is built without it.',
  details: 'The ledger keeps the correction, and gets a line that withdraws it. Releases publish the reason.',
  examples: [
    'corrections withdraw --id 2026-07-03-amount-1 --reason "The letter was about another project."',
  ],
  options: [
    { name: 'id', value: 'ID', description: 'Id of the correction.', required: true },
    { name: 'reason', value: 'TEXT', description: 'Reason. Releases publish it.', required: true },
    COLLECTION_OPTION,
    DRY_RUN_OPTION,
  ],
  preview: async (line, context) => {
    const { collection, withdraws, reason } = await readOrder(line, context)
    const { corrections } = readLedger(await readLedgerText(context.store, collection))
    const isInForce = corrections.some(({ id, withdrawn }) => id === withdraws && withdrawn === undefined)
    if (!isInForce)
      throw new OperatorFault('not_found', `The ledger has no correction ${withdraws} that is not withdrawn.`)
    return { json: { added: false, withdraws, reason }, text: `${withdraws} would be withdrawn.` }
  },
  run: async (line, context) => {
    const { store, actor } = context
    const { collection, withdraws, reason } = await readOrder(line, context)
    const now = await store.now()
    const order = { actor, action: 'corrections.withdraw', object: withdraws } as const
    const audited = auditWrites(store, { ...order, detail: JSON.stringify({ reason }) }, now)
    const added = await audited.write<LedgerTables, Withdrawal>((trx) =>
      appendWithdrawal(trx, store, { collection, withdraws, reason }, now),
    )
    return {
      json: { added: true, ...added },
      text: `${withdraws} is withdrawn.\nTo build a release without it: npm run rotunda -- release build`,
    }
  },
}

const REASON_CHARACTERS = COMMAND_LIMITS.withdrawalCharacters.value

const readOrder = async (line: CommandLine, context: StoreCommandContext) => {
  const { collection, file, releases } = chooseCorrected(line, context)
  const reason = readText('reason', getOption(line, 'reason'), REASON_CHARACTERS)
  await refuseUnimported(context.store, collection.name, file)
  await refuseLostLines(context.store, collection, { releases, corrections: file })
  return { collection: collection.name, withdraws: getOption(line, 'id'), reason }
}
