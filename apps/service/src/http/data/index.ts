export type { DataAccess, DataApi } from './data-api.ts'
export { descriptionPath, releaseBase } from './data-api.ts'
export { NO_DOCUMENTS, type SourceDocuments } from './source-documents.ts'
export { putDataApis, type DataApisNeeds } from './put-data-apis.ts'
