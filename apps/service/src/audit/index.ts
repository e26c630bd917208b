export * from './audit.ts'
export * from './head.ts'
export { auditMigration, auditReadersMigration, type AuditTables } from './tables.ts'
