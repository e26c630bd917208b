import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askHere } from '../../../apps/service/src/operator/testing.ts'
import type { Machine } from './start-machines.ts'

const HEADER =
  'Member Last Name,Member First Name,District,Party,Subcommittee,Recipient,Project Purpose,Recipient Address,' +
  'Amount Requested,Member Website'

export type MadeRelease = { readonly release: string; readonly token: string }

/** Writes a document of invented requests, and gives the operands and options that add it to the sources. */
export const writeRequests = (directory: string, rows: number): string[] => {
  const file = join(directory, 'requests.csv')
  const lines = Array.from(
    { length: rows },
    (_, row) => `Nobody,Norma,OH01,D,Homeland Security,Fictional Town,Bridge ${row},,${row + 1}0000,`,
  )
  writeFileSync(file, [HEADER, ...lines, ''].join('\n'))
  const facts = ['--publisher', 'house-appropriations', '--fiscal-year', '2024']
  return [file, '--url', 'https://committee.example/requests.csv', ...facts]
}

/** Builds a release of invented requests on a machine. More rows than before make another one that can be published. */
export const makeRelease = async (
  { directory, environment }: Machine,
  rows: number,
): Promise<MadeRelease> => {
  await askHere(environment, 'sources', 'add', ...writeRequests(directory, rows))
  const { release, snapshot } = await askHere(environment, 'release', 'build')
  return { release, token: snapshot }
}
