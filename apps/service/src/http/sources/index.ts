export { sourceAddress, sources, type SourcesNeeds } from './sources.ts'
