import { checkRights } from '../access/index.ts'
import { checkAudit } from '../audit/index.ts'
import { compareKept, KEPT_HEAD_OPTIONS, readKept } from './audit-head.ts'
import type { Command } from './command.ts'

export const auditCheck: Command = {
  words: 'audit check',
  onlyLooks: true,
  summary:
    'Check that no line of the audit log was changed, or removed from its middle, and that roles and grants are as it says.',
  details:
    'Each line holds the hash of the previous line. Lines removed from the end leave no trace in the log: ' +
    'give the number and hash of a line that you kept, from "audit head" or from the daily mail to operators. ' +
    'The role of each person and the open grants of each organisation are compared with the last line about them.',
  examples: ['audit check', `audit check --number 412 --hash ${'9f'.repeat(32)}`],
  options: KEPT_HEAD_OPTIONS,
  run: async (line, { store, reportProgress }) => {
    reportProgress('Reading the audit log')
    const wanted = readKept(line)
    const { lines, brokenAt } = await checkAudit(store)
    const kept = await compareKept(store, wanted)
    // Lines that were changed prove no right.
    const differing = brokenAt === null ? await checkRights(store) : null
    const json = {
      lines,
      whole: brokenAt === null,
      broken_at: brokenAt,
      differing_rights: differing,
      ...kept?.json,
    }
    if (brokenAt !== null)
      return { json, text: `The audit log has ${lines} lines.`, refused: describeBreak(brokenAt) }
    const text = `All ${lines} lines of the audit log are whole.`
    const faults = [kept?.refused, describeRights(differing ?? [])].filter((fault) => fault !== undefined)
    return {
      json,
      text: kept === undefined ? text : `${text}\n${kept.text}`,
      refused: faults.length === 0 ? undefined : faults.join('\n'),
    }
  },
}

type Differing = Awaited<ReturnType<typeof checkRights>>[number]

const describeBreak = (line: number): string =>
  `The audit log is not whole: line ${line} was changed, or the line before it is missing. Roles and grants were not compared with it.`

const describeRights = (differing: readonly Differing[]): string | undefined =>
  differing.length === 0
    ? undefined
    : ['These rights differ from the audit log:', ...differing.map(describeRight)].join('\n')

const describeRight = ({ holder, name, found, logged, line }: Differing): string => {
  const kind = name === 'role' ? name : `grant of ${name}`
  const describe = (right: typeof found): string =>
    right === null ? `no ${kind}` : `${kind} (${listParts(right)})`
  return `  ${holder}: ${describe(found)}; ${line === null ? 'the log never gave it' : `line ${line} says ${describe(logged)}`}`
}

const listParts = (right: NonNullable<Differing['found']>): string =>
  Object.entries(right)
    .map(([part, value]) => `${part} ${value ?? 'none'}`)
    .join(', ')
