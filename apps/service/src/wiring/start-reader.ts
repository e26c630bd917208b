import { stat } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { SiteSettings } from './open-site.ts'
import { hasRole, READING_ROLES } from './roles.ts'
import { readSettings, SettingsFault, type Settings } from './settings.ts'

/** Thread that reads releases and writes pages. */
export const READER = new URL('../bin/worker.ts', import.meta.url)

/**
 * Starts the first reader, which loads its code while the main thread loads the service. Undefined for roles without
 * readers, and for settings that do not fit: the service names their faults.
 */
export const startReader = (
  environment: Readonly<Record<string, string | undefined>>,
): Worker | undefined => {
  try {
    const settings = readSettings(environment)
    if (!hasRole(settings, ...READING_ROLES)) return undefined
    const worker = new Worker(READER, { workerData: describeReader(settings) })
    // The service looks whether the thread still lives.
    return worker.on('error', () => undefined)
  } catch (cause) {
    if (cause instanceof SettingsFault) return undefined
    throw cause
  }
}

/** Settings of a reader in a thread: plain values, and no secret. */
export type ReaderSettings = Pick<Settings, 'ROTUNDA_DATA' | 'ROTUNDA_DELIVERY' | 'ROTUNDA_ROLES'> &
  SiteSettings & {
    /** A reader that only packs files writes no pages, nor does one of a process without the role. */
    readonly writesPages: boolean
  }

/** Settings of a reader. */
export const describeReader = (settings: Settings): ReaderSettings => {
  // The threads of Node's pool have the priority of the thread that asks first: a reader has a lower one.
  stat(import.meta.dirname, () => undefined)
  return {
    ROTUNDA_DATA: settings.ROTUNDA_DATA,
    ROTUNDA_DELIVERY: settings.ROTUNDA_DELIVERY,
    ROTUNDA_ROLES: settings.ROTUNDA_ROLES,
    ROTUNDA_PUBLIC_URL: settings.ROTUNDA_PUBLIC_URL,
    ROTUNDA_OPERATOR: settings.ROTUNDA_OPERATOR,
    ROTUNDA_CONTACT_EMAIL: settings.ROTUNDA_CONTACT_EMAIL,
    writesPages: hasRole(settings, 'pages'),
  }
}
