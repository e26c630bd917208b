export * from './regulations-gov-simulator.ts'
export { DOCKETS, CATEGORIES } from './docket-definitions.ts'
