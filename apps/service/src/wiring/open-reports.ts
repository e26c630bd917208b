import { join } from 'node:path'
import type { AccessNeeds } from '../access/index.ts'
import { eraseReportFiles, makeScan, openEvidenceFolder } from '../corrections/index.ts'
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
