import { accessMigrations, keyQuotasMigration, portalMigration } from '../access/index.ts'
import { auditReadersMigration } from '../audit/index.ts'
import { backupsMigration } from '../backup/index.ts'
import {
  copiesMigration,
  draftsMigration,
  drawsMigration,
  fileClientsMigration,
  fileErasuresMigration,
  followsMigration,
  ledgerMigration,
  publishersMigration,
  reportsMigration,
} from '../corrections/index.ts'
import { documentsMigration } from '../destinations/index.ts'
import {
  fairnessMigration,
  organisationNamesMigration,
  firstMessageMigrations,
  heartbeatMigration,
  organisationKeysMigration,
  retryableMigration,
  settledMigration,
  tracesMigration,
} from '../messages/index.ts'
import {
  formerMailboxesMigration,
  mailPauseMigration,
  organisationLooksMigration,
  outboxMigration,
  passkeyHostsMigration,
  peopleMigration,
  provedRolesMigration,
} from '../people/index.ts'
import { publicationsMigration, serviceRolesMigration } from '../releases/publish/index.ts'
import { askedBuildsMigration } from './asked-builds.ts'
import { secretChecksMigration } from './check-secrets.ts'
import { leasesMigration, type Migration } from '../platform/index.ts'
import { archiveEntriesMigration } from '../releases/archive/index.ts'

/** The schema, in the order in which it came to be. New steps go to the end; released ones never change. */
export const MIGRATIONS: readonly Migration[] = [
  ...firstMessageMigrations,
  ...accessMigrations,
  documentsMigration,
  organisationKeysMigration,
  secretChecksMigration,
  fairnessMigration,
  heartbeatMigration,
  keyQuotasMigration,
  auditReadersMigration,
  peopleMigration,
  portalMigration,
  organisationNamesMigration,
  settledMigration,
  ledgerMigration,
  reportsMigration,
  followsMigration,
  copiesMigration,
  publishersMigration,
  mailPauseMigration,
  provedRolesMigration,
  outboxMigration,
  drawsMigration,
  fileClientsMigration,
  formerMailboxesMigration,
  organisationLooksMigration,
  backupsMigration,
  fileErasuresMigration,
  passkeyHostsMigration,
  draftsMigration,
  publicationsMigration,
  leasesMigration,
  archiveEntriesMigration,
  serviceRolesMigration,
  tracesMigration,
  askedBuildsMigration,
  retryableMigration,
]
