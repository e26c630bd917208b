export * from './refusal.ts'
export * from './clock.ts'
