import type { TestContext } from 'node:test'
import {
  listAgencyCategories,
  makeFetchJson,
  type makeTakeRead,
  startRegulationsGovSimulator,
  type FetchJsonSettings,
  type RegulationsGovSimulatorOptions,
} from '../../apps/service/src/channels/regulations-gov/index.ts'
import { makeDocketDirectory } from '../../apps/service/src/destinations/index.ts'

/** A Monday, ten in the morning in Washington. */
export const NOW = new Date('2026-03-02T15:00:00Z')

/** A directory over a simulator on a real socket, both at the time that `clock` gives. */
export const openDirectory = async (
  t: TestContext,
  options: RegulationsGovSimulatorOptions = {},
  takeRead: ReturnType<typeof makeTakeRead> = () => () => Promise.resolve(0),
) => {
  const clock = options.clock ?? (() => NOW)
  const simulator = await startRegulationsGovSimulator({ readLimits: [], ...options, clock })
  t.after(() => simulator.close())
  const read = (name: string, baseUrl: URL, more: Partial<FetchJsonSettings> = {}) =>
    makeFetchJson({
      name,
      baseUrl,
      timeoutSeconds: 5,
      signal: new AbortController().signal,
      clock,
      ...more,
    })
  const readRegulationsGov = (organisation?: string) =>
    read('Regulations.gov', simulator.regulationsGovUrl, { apiKey: 'any', takeRead: takeRead(organisation) })
  const directory = makeDocketDirectory({
    federalRegister: read('The Federal Register', simulator.federalRegisterUrl),
    regulationsGov: readRegulationsGov,
    listCategories: (acronym) => listAgencyCategories(readRegulationsGov(), acronym),
    clock,
  })
  const asked = (prefix: string) => simulator.received().filter(({ path }) => path.startsWith(prefix)).length
  return { directory, simulator, asked }
}
