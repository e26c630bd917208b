import { compareAuditHead, findAuditHead, type AuditHead, type AuditTables } from '../audit/index.ts'
import type { Store } from '../platform/index.ts'
import type { Command } from './command.ts'
import { findOption, type CommandLine } from './command-line.ts'
import { readNumber } from './option-values.ts'
import { UsageFault } from './usage-fault.ts'

/** Options that name a head kept outside of the log. */
export const KEPT_HEAD_OPTIONS: Command['options'] = [
  { name: 'number', value: 'N', description: 'Number of a line that you kept. Goes with --hash.' },
  {
    name: 'hash',
    value: 'HASH',
    description: 'Hash of that line, as this command or the daily mail gave it.',
  },
]

export const auditHead: Command = {
  words: 'audit head',
  onlyLooks: true,
  summary: 'Show the last line of the audit log, or check that the log still holds a line that you kept.',
  details:
    'Lines that are cut off the end leave no trace in the log. Keep its last number and hash in another place: the ' +
    'service mails them to all operators once a day.',
  examples: ['audit head', `audit head --number 412 --hash ${'9f'.repeat(32)}`],
  options: KEPT_HEAD_OPTIONS,
  run: async (line, { store }) => {
    const kept = await compareKept(store, readKept(line))
    const head = await findAuditHead(store.db<AuditTables>())
    const shown = { number: head?.number ?? 0, hash: head?.hash ?? null, at: head?.at.toISOString() ?? null }
    return {
      json: { ...shown, ...kept?.json },
      text: kept?.text ?? describe(head),
      refused: kept?.refused,
    }
  },
}

const describe = (head: AuditHead | undefined): string =>
  head === undefined
    ? 'The audit log is empty.'
    : `Line ${head.number} of ${head.at.toISOString()} is the last one. Its hash:\n${head.hash}`

type Kept = Pick<AuditHead, 'number' | 'hash'>

/** Reads a kept head from the command line; undefined without one. */
export const readKept = (line: CommandLine): Kept | undefined => {
  const bounds = { least: 1, most: Number.MAX_SAFE_INTEGER }
  const number = readNumber('number', findOption(line, 'number'), bounds)
  const hash = findOption(line, 'hash')?.toLowerCase()
  if (number === undefined && hash === undefined) return undefined
  if (number === undefined || hash === undefined) throw new UsageFault('Give both --number and --hash.')
  if (!/^[0-9a-f]{64}$/.test(hash))
    throw new UsageFault('--hash takes the 64 digits 0 to 9 and a to f of a hash.')
  return { number, hash }
}

/** Compares the log with a kept head; undefined without one. */
export const compareKept = async (store: Store, kept: Kept | undefined) => {
  if (kept === undefined) return undefined
  const found = await compareAuditHead(store, kept)
  return { json: { kept: found }, text: SAYS[found](kept.number), refused: REFUSES[found]?.(kept.number) }
}

const SAYS = {
  held: (number: number) => `The audit log holds line ${number} with this hash, and every line before it.`,
  missing: (number: number) => `The audit log has no line ${number}.`,
  different: (number: number) => `The audit log has another line ${number}.`,
}

const REFUSES: Partial<Record<keyof typeof SAYS, (number: number) => string>> = {
  missing: (number) => `Lines are missing: line ${number} was cut off the end of the audit log.`,
  different: (number) =>
    `The audit log was written anew: line ${number} has another hash than the one you kept.`,
}
