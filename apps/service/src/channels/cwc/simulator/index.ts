export * from './simulated-gateway.ts'
