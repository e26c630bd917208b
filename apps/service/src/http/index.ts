export * from './app.ts'
export type { Pages } from './pages/pages.ts'
export type { PortalPages } from './portal/index.ts'
export type { FindWait } from './door/wait-for-sample.ts'
export { RateLimit, type ClientRate, type RateLimitRule } from './limits/rate-limit.ts'
export { SharedRateLimit } from './limits/shared-rate-limit.ts'
export {
  makeClientAddress,
  makeFullAddress,
  makeIsProxy,
  ProxyFault,
  type ClientAddress,
} from './door/client-address.ts'
export type { SandboxMail } from './sandbox-mail.ts'
export type { Observe } from './observe.ts'
export { parseListedSnapshots } from './catalog/index.ts'
export { parseIncidents } from './status/index.ts'
export { makeAdminApp } from './admin/app.ts'
export { countEvents } from './admin/count-events.ts'
export { makeMetrics, type Metrics } from './admin/metrics.ts'
export { roleOfAddress } from './role-of-address.ts'
