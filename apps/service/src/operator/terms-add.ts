import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { addTerms, termsPath } from '../access/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { nameCause } from '../wiring/name-cause.ts'
import { openAccess } from '../wiring/open-access.ts'
import type { Command } from './command.ts'
import { getOperand, getOption, type CommandLine } from './command-line.ts'
import { readInstant } from './option-values.ts'

export const termsAdd: Command = {
  words: 'terms add',
  summary: 'Add a version of the terms for partners, and mail it to the owners whose keys need it.',
  details:
    'A version is never changed and never removed. From its date on, the partner API is closed to every organisation ' +
    'that has not accepted it. Live refuses a text with blanks in square brackets.',
  examples: ['terms add terms.md --version 2027-01 --in-force 2027-01-01'],
  operand: { name: 'FILE', description: 'Text in UTF-8.' },
  options: [
    {
      name: 'version',
      value: 'VERSION',
      description:
        'Name of the version: letters, digits and dashes, such as 2027-01. It stands in the address.',
      required: true,
    },
    {
      name: 'in-force',
      value: 'DATE',
      description: 'First day in force, in UTC, as YYYY-MM-DD, or an instant. Today means at once.',
      required: true,
    },
  ],
  run: async (line, { settings, store, actor, directory }) => {
    const at = await store.now()
    const inForceAt = readInForce(line, at)
    const text = await readText(resolve(directory, getOperand(line)))
    const access = await openAccess(settings, store)
    const wanted = { version: getOption(line, 'version'), text, inForceAt, actor }
    const { version, sha256 } = await addTerms(access, wanted, at)
    const in_force_at = inForceAt.toISOString()
    return {
      json: { version, sha256, in_force_at, path: termsPath(version) },
      text: `The terms ${version} are in force from ${in_force_at} on, at ${termsPath(version)}.\nSHA-256 ${sha256}`,
    }
  },
}

const readInForce = (line: CommandLine, now: Date): Date => {
  const given = getOption(line, 'in-force')
  // The operator's today has begun already, and terms cannot be in force from the past.
  return given === now.toISOString().slice(0, 10) ? now : (readInstant('in-force', given) ?? now)
}

const readText = async (file: string): Promise<Uint8Array> => {
  try {
    return await readFile(file)
  } catch (cause) {
    throw new OperatorFault(
      'invalid_query',
      `Nothing was done: ${file} cannot be read (${nameCause(cause)}).`,
    )
  }
}
