export * from './profile.ts'
export * from './senate-cwc.ts'
export * from './simulator/senate-simulator.ts'
