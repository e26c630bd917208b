import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  addTerms,
  listTerms,
  recordAcceptance,
  showTerms,
  termsPath,
  type ListedTerms,
} from '../access/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import { nameCause } from '../wiring/name-cause.ts'
import { openAccess } from '../wiring/open-access.ts'
import { getOperand, getOption, type CommandLine } from './command-line.ts'
import type { Command } from './command.ts'
import { KEY_LIMITS } from './limits.ts'
import { readInstant, readText } from './option-values.ts'

const termsAdd: Command = {
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
    const text = await readTerms(resolve(directory, getOperand(line)))
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

const readTerms = async (file: string): Promise<Uint8Array> => {
  try {
    return await readFile(file)
  } catch (cause) {
    throw new OperatorFault(
      'invalid_query',
      `Nothing was done: ${file} cannot be read (${nameCause(cause)}).`,
    )
  }
}

const termsList: Command = {
  words: 'terms list',
  onlyLooks: true,
  summary: 'List all versions of the terms, the latest date first.',
  examples: ['terms list', 'terms list --json'],
  options: [],
  run: async (_line, { store }) => {
    const terms = await listTerms(store, await store.now())
    const table = formatTable([
      ['VERSION', 'STATE', 'IN FORCE FROM', 'ACCEPTED BY', 'SHA-256'],
      ...terms.map(({ version, state, inForceAt, acceptances, sha256 }) => [
        version,
        state.replace('_', ' '),
        inForceAt.toISOString(),
        String(acceptances),
        sha256,
      ]),
    ])
    return {
      json: { data: terms.map(describe) },
      text: terms.length === 0 ? 'There are no terms.' : table,
    }
  },
}

const describe = ({ version, state, inForceAt, addedAt, acceptances, sha256 }: ListedTerms) => ({
  version,
  state,
  in_force_at: inForceAt.toISOString(),
  added_at: addedAt.toISOString(),
  acceptances,
  sha256,
})

const termsShow: Command = {
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

const termsAccept: Command = {
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

/** Commands on the terms for partners. */
export const TERMS_COMMANDS: readonly Command[] = [termsAdd, termsList, termsShow, termsAccept]
