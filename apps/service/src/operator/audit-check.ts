import { checkAudit } from '../audit/index.ts'
import type { Command } from './command.ts'

export const auditCheck: Command = {
  words: 'audit check',
  onlyLooks: true,
  summary: 'Check that no line of the audit log was changed, or removed from its middle.',
  details:
    'Each line holds the hash of the previous line. Lines removed from the end leave no trace in the log: ' +
    'compare the number of lines with your last check.',
  examples: ['audit check'],
  options: [],
  run: async (_line, { store, reportProgress }) => {
    reportProgress('Reading the audit log')
    const { lines, brokenAt } = await checkAudit(store)
    const json = { lines, whole: brokenAt === null, broken_at: brokenAt }
    if (brokenAt === null) return { json, text: `All ${lines} lines of the audit log are whole.` }
    return {
      json,
      text: `The audit log has ${lines} lines.`,
      refused: `The audit log is not whole: line ${brokenAt} was changed, or the line before it is missing.`,
    }
  },
}
