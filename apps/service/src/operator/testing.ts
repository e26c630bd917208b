export { makeEnvironment, makeStartedEnvironment, type TestEnvironment } from './testing/environments.ts'
export { makeRosterFile } from './testing/roster-file.ts'
export { askHere, runHere, runWith } from './testing/run-here.ts'
export * from './testing/run-rotunda.ts'
