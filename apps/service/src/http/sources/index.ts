export { sources, type SourcesNeeds } from './sources.ts'
export { sourceAddress } from './source-address.ts'
