export { makeRegulationsGov } from './regulations-gov.ts'
export type { RegulationsGovSettings } from './post-to-api.ts'
export {
  listAgencyCategories,
  makeFetchJson,
  makeTakeRead,
  type FetchJson,
  type FetchJsonSettings,
} from './make-fetch-json.ts'
export * from './simulator/index.ts'
