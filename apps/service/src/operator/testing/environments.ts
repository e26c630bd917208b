import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putSample } from '../../wiring/testing/put-sample.ts'

export type Environment = Readonly<Record<string, string>>
export type TestEnvironment = Environment & { readonly ROTUNDA_DATA: string }

/** Services that run on a data directory: it can be removed once they have ended. */
export const runningOn = new Map<string, { stop(): Promise<void> }[]>()

/** A fresh data directory, and none of the settings of the person who runs the tests. */
export const makeEnvironment = (t: { after(clean: () => Promise<void>): void }): TestEnvironment => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-'))
  // The hooks of a test run in the order of their registration, and a service that still runs would write meanwhile.
  t.after(async () => {
    await Promise.all((runningOn.get(directory) ?? []).map((service) => service.stop()))
    rmSync(directory, { recursive: true })
  })
  return { PATH: process.env['PATH'] ?? '', ROTUNDA_DATA: directory, PORT: '0', ADMIN_PORT: '0' }
}

/** The same after a first start: what is served there is published already. */
export const makeStartedEnvironment = async (t: {
  after(clean: () => Promise<void>): void
}): Promise<TestEnvironment> => {
  const environment = makeEnvironment(t)
  await putSample(environment.ROTUNDA_DATA)
  return environment
}
