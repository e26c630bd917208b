import { stringify } from 'yaml'
import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { SAMPLE_COMMITTEES, type SampleCommittee } from './sample-committees.ts'
import { writeDocument } from './write-document.ts'

const PUBLISHER = 'congress-legislators-committees'

/** Writes the list of present committees. */
export const writeCurrentCommittees = (): SampleCongressDocument =>
  writeDocument(
    PUBLISHER,
    'committees-current.json',
    'application/json',
    `${JSON.stringify(SAMPLE_COMMITTEES.map(writeCommittee), null, 1)}\n`,
  )

const writeCommittee = ({ code, chamber, name, subject, subcommittees }: SampleCommittee): object => ({
  ...writeCodes(code, chamber),
  name,
  url: `https://${code.toLowerCase()}.example/`,
  address: '100 Sample House Office Building; Washington, DC 20515',
  phone: '(202) 555-0100',
  ...(chamber === 'Joint'
    ? {}
    : { jurisdiction: `It is competent for ${subject}.`, jurisdiction_source: 'Sample' }),
  ...(subcommittees.length > 0 && {
    subcommittees: subcommittees.map((part) => ({ name: part.name, thomas_id: part.digits })),
  }),
})

const writeCodes = (code: string, chamber: SampleCommittee['chamber']): object => ({
  type: chamber.toLowerCase(),
  thomas_id: code,
  ...(chamber === 'House' ? { house_committee_id: code.slice(2) } : { senate_committee_id: code }),
})

/**
 * Writes the list of earlier committees: the same ones since the 116th Congress, one of them under an earlier name, and
 * one that no longer exists.
 */
export const writeHistoricalCommittees = (): SampleCongressDocument =>
  writeDocument(
    PUBLISHER,
    'committees-historical.yaml',
    'application/yaml',
    stringify([...SAMPLE_COMMITTEES.map(writePast), FORMER], { aliasDuplicateObjects: false }),
  )

const SINCE = [116, 117, 118]

const writePast = ({ code, chamber, subject, subcommittees }: SampleCommittee): object => ({
  ...writeCodes(code, chamber),
  name: `${chamber} Committee on ${subject}`,
  names: namesOf(code === 'HSII' ? ['Resources', subject, subject] : SINCE.map(() => subject)),
  congresses: SINCE,
  ...(subcommittees.length > 0 && {
    subcommittees: subcommittees.map((part) => ({
      name: part.name,
      thomas_id: part.digits,
      names: namesOf(SINCE.map(() => part.name)),
      congresses: SINCE,
    })),
  }),
})

const namesOf = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(SINCE.map((congress, index) => [String(congress), names[index] ?? '']))

const FORMER = {
  type: 'house',
  name: 'House Select Committee on the Climate Crisis',
  thomas_id: 'HSCN',
  house_committee_id: 'CN',
  congresses: [116, 117],
}
