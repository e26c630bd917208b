import { join } from 'node:path'
import type { AccessNeeds } from '../access/index.ts'
import { eraseReportFiles, makeScan, openEvidenceFolder, openEvidenceObjects } from '../corrections/index.ts'
import type { Sealer } from '../platform/index.ts'
import { openObjects } from './open-objects.ts'
import type { Settings } from './settings.ts'

/** Hourly step that erases files of evidence when their time is over. */
export const makeEraseEvidence = (settings: Settings, access: AccessNeeds) => {
  const reports = { ...access, ...openEvidence(settings, access.sealer) }
  return (_: AccessNeeds, at: Date) => eraseReportFiles(reports, at)
}

/** Files of evidence, and their scanner. */
export const openEvidence = (settings: Settings, sealer: Sealer) => {
  const { ROTUNDA_DATA: directory, ROTUNDA_SCAN_COMMAND: command } = settings
  const folder = openEvidenceFolder(join(directory, 'evidence'))
  const objects = openObjects(settings)
  return {
    evidence: objects === undefined ? folder : openEvidenceObjects({ objects, sealer, folder }),
    scan: command === undefined ? undefined : makeScan(command),
  }
}
