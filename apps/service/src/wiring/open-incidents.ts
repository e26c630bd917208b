import { readFileSync, statSync } from 'node:fs'
import type { Incident } from '@rotunda/contract'
import { parseIncidents } from '../http/index.ts'
import { asError, type Log } from '../platform/index.ts'
import { SettingsFault, type FindFaults, type Settings } from './settings.ts'

/**
 * Incidents of the operator's file. The next request after a change reads the file again. A file that cannot be read is
 * logged, and the previous incidents stay.
 */
export const openIncidents = (
  { ROTUNDA_INCIDENTS: file }: Settings,
  log: Log<'incidents.kept'>,
): (() => readonly Incident[]) => {
  if (file === undefined) return () => []
  const first = read(file)
  if (first.faults !== undefined) throw new SettingsFault(first.faults)
  let { entries } = first
  let readAt = changeOf(file)
  return () => {
    const change = changeOf(file)
    if (Object.is(change, readAt)) return entries
    readAt = change
    const again = read(file)
    if (again.faults === undefined) ({ entries } = again)
    else log.error('incidents.kept', { reason: again.faults.join(' ') })
    return entries
  }
}

/** Faults of the file that the setting names. */
export const findIncidentFaults: FindFaults = ({ ROTUNDA_INCIDENTS: file }) =>
  file === undefined ? [] : (read(file).faults ?? [])

const changeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? NaN

const read = (file: string): ReturnType<typeof parseIncidents> => {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    return { faults: [`ROTUNDA_INCIDENTS cannot be read: ${asError(cause).message}.`] }
  }
  const parsed = parseIncidents(text)
  return parsed.faults === undefined
    ? parsed
    : { faults: parsed.faults.map((fault) => `ROTUNDA_INCIDENTS: ${fault}.`) }
}
