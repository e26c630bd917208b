import { checkAudit } from '../audit/index.ts'
import { compareKept, KEPT_HEAD_OPTIONS, readKept } from './audit-head.ts'
import type { Command } from './command.ts'

export const auditCheck: Command = {
  words: 'audit check',
  onlyLooks: true,
  summary: 'Check that no line of the audit log was changed, or removed from its middle.',
  details:
    'Each line holds the hash of the previous line. Lines removed from the end leave no trace in the log: ' +
    'give the number and hash of a line that you kept, from "audit head" or from the daily mail to operators.',
  examples: ['audit check', `audit check --number 412 --hash ${'9f'.repeat(32)}`],
  options: KEPT_HEAD_OPTIONS,
  run: async (line, { store, reportProgress }) => {
    reportProgress('Reading the audit log')
    const wanted = readKept(line)
    const { lines, brokenAt } = await checkAudit(store)
    const kept = await compareKept(store, wanted)
    const json = { lines, whole: brokenAt === null, broken_at: brokenAt, ...kept?.json }
    if (brokenAt !== null)
      return {
        json,
        text: `The audit log has ${lines} lines.`,
        refused: `The audit log is not whole: line ${brokenAt} was changed, or the line before it is missing.`,
      }
    const text = `All ${lines} lines of the audit log are whole.`
    return { json, text: kept === undefined ? text : `${text}\n${kept.text}`, refused: kept?.refused }
  },
}
