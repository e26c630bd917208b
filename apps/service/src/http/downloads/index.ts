export { downloads } from './downloads.ts'
export type { DownloadNeeds } from './get-file/route.ts'
