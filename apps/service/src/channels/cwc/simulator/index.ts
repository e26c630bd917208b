export * from './cwc-schema.ts'
export * from './simulated-gateway.ts'
