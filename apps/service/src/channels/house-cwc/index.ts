export * from './house-cwc.ts'
export * from './profile.ts'
export * from './simulator/house-simulator.ts'
export type { Validation } from './house-cwc.ts'
