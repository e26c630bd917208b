export { downloads } from './downloads.ts'
export type { DownloadNeeds, SignFile } from './get-file/route.ts'
