import { recordAcceptance } from '../access/index.ts'
import type { Command } from './command.ts'
import { getOption } from './command-line.ts'
import { KEY_LIMITS } from './limits.ts'
import { readText } from './option-values.ts'

export const termsAccept: Command = {
  words: 'terms accept',
  summary: 'Record that an organisation accepted a version of the terms on paper.',
  details: 'The version must be in force or the next to come. To record it again changes nothing.',
  examples: ['terms accept --organisation "Example Society" --version 2027-01 --note "Letter of J. Doe"'],
  options: [
    {
      name: 'organisation',
      value: 'ID',
      description: 'Id of the organisation, from "organisations list".',
      required: true,
    },
    { name: 'version', value: 'VERSION', description: 'Version, from "terms list".', required: true },
    {
      name: 'note',
      value: 'TEXT',
      description: 'Note on the paper, such as the person who signed it. Only operators see it.',
      required: true,
    },
  ],
  run: async (line, { store, actor }) => {
    const [organisation, version] = [getOption(line, 'organisation'), getOption(line, 'version')]
    const note = readText('note', getOption(line, 'note'), KEY_LIMITS.noteCharacters.value)
    await recordAcceptance(store, { organisation, version, note, actor }, await store.now())
    return {
      json: { organisation, version },
      text: `${organisation} has accepted the terms ${version}.`,
    }
  },
}
