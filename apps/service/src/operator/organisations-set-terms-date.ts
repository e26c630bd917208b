import { setTermsDate } from '../people/index.ts'
import type { Command } from './command.ts'
import { findOption, getOperand, hasOption, type CommandLine } from './command-line.ts'
import { describeOrganisation, getOrganisation, ORGANISATION_OPERAND } from './describe-organisation.ts'
import { readDay } from './option-values.ts'
import { UsageFault } from './usage-fault.ts'

export const organisationsSetTermsDate: Command = {
  words: 'organisations set-terms-date',
  summary: 'Set the day from which keys that were issued without terms need accepted terms, too.',
  details:
    'From that day on, the partner API answers these keys with 403 until the organisation accepts the terms.',
  examples: [
    'organisations set-terms-date "Example Society" --from 2027-01-01',
    'organisations set-terms-date "Example Society" --never',
  ],
  operand: ORGANISATION_OPERAND,
  options: [
    { name: 'from', value: 'DATE', description: 'First day, in UTC, as YYYY-MM-DD.' },
    { name: 'never', description: 'Exempt the keys again.' },
  ],
  run: async (line, { store, actor }) => {
    const id = getOperand(line)
    const from = readFrom(line)
    await getOrganisation(store, id)
    await setTermsDate(store, { organisation: id, from, actor }, await store.now())
    const json = describeOrganisation(await getOrganisation(store, id))
    const day = from === null ? 'never' : `from ${from.toISOString()} on`
    return { json, text: `Keys of ${id} that were issued without terms need accepted terms ${day}.` }
  },
}

const readFrom = (line: CommandLine): Date | null => {
  const day = readDay('from', findOption(line, 'from'))
  if ((day === undefined) !== hasOption(line, 'never'))
    throw new UsageFault('Give either --from DATE or --never.')
  return day === undefined ? null : new Date(`${day}T00:00:00Z`)
}
