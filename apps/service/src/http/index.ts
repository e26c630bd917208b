export * from './app.ts'
export { describeMessageApi } from './describe-message-api.ts'
export { makeAdminApp } from './admin/app.ts'
export { makeMetrics, type Metrics } from './admin/metrics.ts'
