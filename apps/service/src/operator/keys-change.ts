import { changeKey, type KeyChange } from '../access/index.ts'
import type { Command } from './command.ts'
import { getOperand, hasOption, type CommandLine } from './command-line.ts'
import { describeKey, getKey } from './describe-key.ts'
import {
  EXPIRES_OPTION,
  KEY_OPERAND,
  readAddressOptions,
  readExpiry,
  readNote,
  readQuotaOptions,
  TERM_OPTIONS,
} from './key-options.ts'
import { UsageFault } from './usage-fault.ts'

export const keysChange: Command = {
  words: 'keys change',
  summary:
    'Change the quotas, addresses, last day or note of a key. Options that you leave out change nothing.',
  details: 'A key keeps its scopes. Issue another key for other scopes.',
  examples: [
    'keys change key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --per-minute 1200',
    'keys change key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --address 203.0.113.0/24 --address 2001:db8::/48',
  ],
  operand: KEY_OPERAND,
  options: [
    ...TERM_OPTIONS,
    { name: 'any-address', description: 'Let any address use the key.' },
    EXPIRES_OPTION,
  ],
  run: async (line, { store, actor }) => {
    const at = await store.now()
    const id = getOperand(line)
    await changeKey(store, { id, actor, at, ...readChange(line, at) })
    return { json: describeKey(await getKey(store, id)), text: `${id} is changed.` }
  },
}

const readChange = (line: CommandLine, now: Date): Omit<KeyChange, 'id' | 'actor' | 'at'> => {
  if (line.options.size === 0)
    throw new UsageFault('Give at least one option: "keys change --help" lists them.')
  const addresses = readAddressOptions(line)
  const isAny = hasOption(line, 'any-address')
  if (isAny && addresses !== undefined) throw new UsageFault('Give --address or --any-address, not both.')
  return {
    quotas: readQuotaOptions(line),
    addresses: isAny ? null : addresses,
    expiresAt: readExpiry(line, now),
    note: readNote(line),
  }
}
