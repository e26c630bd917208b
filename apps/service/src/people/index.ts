export * from './digest.ts'
export { foldName } from './fold-name.ts'
export * from './mail.ts'
export * from './needs.ts'
export {
  MAIL_KINDS,
  peopleMigration,
  ROLES,
  type MailKind,
  type MailRow,
  type OrganisationRole,
  type PeopleTables,
  type Role,
} from './tables.ts'
