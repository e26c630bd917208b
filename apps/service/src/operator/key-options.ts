import type { Quotas } from '../access/index.ts'
import { isAddressRange, OperatorFault } from '../platform/index.ts'
import type { CommandOperand, CommandOption } from './command.ts'
import { findOption, listOptions, type CommandLine } from './command-line.ts'
import { readDay, readNumber, readText } from './option-values.ts'
import { UsageFault } from './usage-fault.ts'
import { KEY_LIMITS } from './limits.ts'

const MOST_NOTED = KEY_LIMITS.noteCharacters.value

/** More than any process could answer. */
const ANY_REQUESTS = 1_000_000_000

export const KEY_OPERAND: CommandOperand = { name: 'ID', description: 'Id of the key, from "keys list".' }

export const EXPIRES_OPTION: CommandOption = {
  name: 'expires',
  value: 'DATE',
  description: 'Last day of the key, in UTC, as YYYY-MM-DD.',
}

/** Terms of a key beside its scopes. */
export const TERM_OPTIONS: readonly CommandOption[] = [
  {
    name: 'per-minute',
    value: 'N',
    description: 'Requests in a UTC minute, over all processes; 0 for no quota.',
  },
  { name: 'per-day', value: 'N', description: 'Requests in a UTC day, over all processes; 0 for no quota.' },
  {
    name: 'address',
    value: 'CIDR',
    description: 'Address or range that may use the key, such as 203.0.113.7 or 2001:db8::/48. No other may.',
    repeated: true,
  },
  { name: 'note', value: 'TEXT', description: 'Note on the key. Only operators see it.' },
]

export const readQuotaOptions = (line: CommandLine): Partial<Quotas> => {
  const read = (name: string) => readNumber(name, findOption(line, name), { least: 0, most: ANY_REQUESTS })
  const [minute, day] = [read('per-minute'), read('per-day')]
  return { ...(minute !== undefined && { minute }), ...(day !== undefined && { day }) }
}

export const readAddressOptions = (line: CommandLine): readonly string[] | undefined => {
  const given = listOptions(line, 'address')
  const fault = given.find((entry) => !isAddressRange(entry))
  if (fault !== undefined)
    throw new UsageFault(
      `--address must be an address or a CIDR range, such as 203.0.113.7, 10.0.0.0/8 or 2001:db8::/48, not "${fault}".`,
    )
  return given.length === 0 ? undefined : given
}

export const readNote = (line: CommandLine): string | undefined => {
  const note = findOption(line, 'note')
  return note === undefined ? undefined : readText('note', note, MOST_NOTED)
}

/** First instant after the last day of the key. */
export const readExpiry = (line: CommandLine, now: Date): Date | undefined => {
  const day = readDay('expires', findOption(line, 'expires'))
  if (day === undefined) return undefined
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)
  if (end > now) return end
  throw new OperatorFault(
    'invalid_query',
    `Nothing was done: --expires ${day} is in the past. Give a later day.`,
  )
}
