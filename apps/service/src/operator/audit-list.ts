import { AUDIT_ACTIONS, listAudit } from '../audit/index.ts'
import type { Command } from './command.ts'
import { parseJson } from '../platform/index.ts'
import { findOption } from './command-line.ts'
import { formatTable } from '../wiring/format-table.ts'
import { readInstant, readNumber } from './option-values.ts'
import { COMMAND_LIMITS } from './limits.ts'

const LIMIT = 50
const MOST = COMMAND_LIMITS.auditLines.value

export const auditList: Command = {
  words: 'audit list',
  onlyLooks: true,
  summary: 'List the orders of operators, newest first.',
  examples: ['audit list --since 2026-11-01', 'audit list --action key.revoke --json'],
  options: [
    { name: 'action', value: 'ACTION', description: 'Only this action.', choices: AUDIT_ACTIONS },
    {
      name: 'object',
      value: 'ID',
      description: 'Only orders on this key, message, channel or release.',
    },
    { name: 'since', value: 'WHEN', description: 'Only orders since then: a day in UTC, or an instant.' },
    { name: 'limit', value: 'N', description: `Number of lines, 1 to ${MOST}; ${LIMIT} when left out.` },
    {
      name: 'before',
      value: 'NUMBER',
      description: 'Continue before this line: the last number of the previous page.',
    },
  ],
  run: async (line, { store }) => {
    const limit = readNumber('limit', findOption(line, 'limit'), { least: 1, most: MOST }) ?? LIMIT
    const found = await listAudit(store, {
      action: findOption(line, 'action'),
      object: findOption(line, 'object'),
      since: readInstant('since', findOption(line, 'since')),
      before: readNumber('before', findOption(line, 'before'), { least: 1, most: Number.MAX_SAFE_INTEGER }),
      limit: limit + 1,
    })
    const page = found.slice(0, limit).map(({ number, at, actor, action, object, detail }) => {
      return { number, at: new Date(at).toISOString(), actor, action, object, detail }
    })
    const next = found.length > limit ? (page.at(-1)?.number ?? null) : null
    const data = page.map((line) => ({ ...line, detail: parseJson(line.detail) ?? line.detail }))
    return { json: { data, meta: { next } }, text: describe(page, next) }
  },
}

type Line = Record<'at' | 'actor' | 'action' | 'object' | 'detail', string> & { readonly number: number }

const describe = (page: readonly Line[], next: number | null): string => {
  if (page.length === 0) return 'No line matches.'
  const rows = page.map(({ number, at, actor, action, object, detail }) => {
    return [String(number), at, actor, action, object, detail]
  })
  const table = formatTable([['NUMBER', 'AT', 'ACTOR', 'ACTION', 'OBJECT', 'DETAIL'], ...rows])
  return next === null ? table : `${table}\n\nMore: --before ${next}`
}
