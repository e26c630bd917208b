export { PageCache } from './page-cache.ts'
export type { DataAccess, DataApi } from './data-api.ts'
export { descriptionPath, releaseBase } from './data-api.ts'
export { putDataApis, type DataApisNeeds } from './put-data-apis.ts'
