export * from './app.ts'
export type { Pages } from './pages/pages.ts'
export type { PortalPages } from './portal/index.ts'
export type { FindWait } from './door/wait-for-sample.ts'
export { makeDataReader, NO_DOCUMENTS, type DataApi, type SourceDocuments } from './data/index.ts'
export { askAsPage, getAskingPage } from './pages/asking-page.ts'
export { answerPages } from './pages/pages.ts'
export { openAskedApp } from './pages/open-asked-app.ts'
export { Readers, type ReadersNeeds } from './readers/readers.ts'
export { type AskReaders } from './readers/question.ts'
export { serveReader } from './readers/serve-reader.ts'
export { type AskMain } from './readers/question.ts'
export type { PageRoute, ReadColumns, Reader, StateQuestion } from './readers/question.ts'
export { RateLimit } from './limits/rate-limit.ts'
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
