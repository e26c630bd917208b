import { showTerms } from '../access/index.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'

export const termsShow: Command = {
  words: 'terms show',
  onlyLooks: true,
  summary: 'Show the text of a version of the terms.',
  examples: ['terms show draft', 'terms show 2027-01 --json'],
  operand: { name: 'VERSION', description: 'Version, from "terms list".' },
  options: [],
  run: async (line, { store }) => {
    const { version, text, sha256, inForceAt, addedAt } = await showTerms(store, getOperand(line))
    const json = {
      version,
      in_force_at: inForceAt.toISOString(),
      added_at: addedAt.toISOString(),
      sha256,
      text,
    }
    return { json, text: text.trimEnd() }
  },
}
