export * from './audit.ts'
export { authenticate, refuseWithoutKey, requireAddress, requireScopes } from './authenticate.ts'
export { changeKey, refuseRevoked, resumeKey, revokeKey, suspendKey, type KeyChange } from './change-key.ts'
export { flagExposed } from './flag-exposed.ts'
export { issueFirstKey, issueKey, type IssuedKey, type NewKey } from './issue-key.ts'
export { KeyQuotas, type KeyStanding } from './key-quotas.ts'
export { findKeyIn, type KeyKind } from './key-secret.ts'
export type { KeyState } from './list-keys.ts'
export * from './list-keys.ts'
export type { AccessNeeds, Principal } from './principal.ts'
export * from './quotas.ts'
export { readQuotas } from './read-quotas.ts'
export { MOST_OVERLAP_DAYS, rotateKey } from './rotate-key.ts'
export {
  accessMigrations,
  keyQuotasMigration,
  type AccessTables,
  type AuditRow,
  type KeyRow,
} from './tables.ts'
export { wasVerified } from './verified-keys.ts'
