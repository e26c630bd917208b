export * from './app.ts'
export { makeAdminApp } from './admin/app.ts'
export { makeMetrics, type Metrics } from './admin/metrics.ts'
