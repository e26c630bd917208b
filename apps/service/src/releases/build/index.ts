export { buildRelease, type BuiltRelease } from './build-release.ts'
export { fitCorrections, openFind, undoCorrections } from './fit-corrections.ts'
export { getPublisher } from './get-publisher.ts'
