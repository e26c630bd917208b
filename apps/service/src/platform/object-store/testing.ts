export { openOn, startS3rver } from './testing/start-s3rver.ts'
export { makeBytes, readObject, listStoreTests } from './testing/store-suite.ts'
