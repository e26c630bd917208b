import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { AccessNeeds } from '../access/index.ts'
import { EVIDENCE_LIMITS, eraseReportFiles, openEvidenceFolder, type Scan } from '../corrections/index.ts'
import { openBooks, type OpenedReading } from './open-readers.ts'
import type { Settings } from './settings.ts'

/** Files of evidence, and their scanner. */
const openEvidence = ({ ROTUNDA_DATA: directory, ROTUNDA_SCAN_COMMAND: command }: Settings) => ({
  evidence: openEvidenceFolder(join(directory, 'evidence')),
  scan: command === undefined ? undefined : makeScan(command),
})

/** Published records, files of evidence and their scanner, for the reports of corrections. */
export const openReports = (settings: Settings, opened: Pick<OpenedReading, 'apis' | 'readers'>) => ({
  openBook: openBooks(opened),
  ...openEvidence(settings),
})

/** Step that erases files of evidence when their time is over. */
export const eraseEvidence = (settings: Settings) => (access: AccessNeeds, at: Date) =>
  eraseReportFiles({ ...access, ...openEvidence(settings) }, at)

const MILLISECONDS = EVIDENCE_LIMITS.scanSeconds.value * 1000

/**
 * Makes a scan by a program of the operator: it reads the file from standard input, and its exit code is 0 for a clean
 * file and 1 for an infected one. Any other end leaves the file unscanned.
 */
export const makeScan = (command: string): Scan => {
  const [program = '', ...words] = command.split(/\s+/).filter((word) => word !== '')
  return async (bytes) => {
    const child = spawn(program, words, { stdio: ['pipe', 'ignore', 'ignore'], timeout: MILLISECONDS })
    // A scanner may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
    try {
      // `close` of a child process gives its exit code.
      const [code] = (await once(child, 'close')) as [number | null]
      return code === 0 ? 'clean' : code === 1 ? 'infected' : null
    } catch {
      return null
    }
  }
}
