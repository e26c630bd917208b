export * from './sign-in.ts'
export * from './requests.ts'
export * from './grants.ts'
export * from './usage.ts'
