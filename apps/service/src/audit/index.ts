export * from './audit.ts'
export { auditMigration, auditReadersMigration, type AuditTables } from './tables.ts'
