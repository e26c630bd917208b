export * from './testing/fictional.ts'
export * from './testing/profiles.ts'
