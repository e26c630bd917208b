export * from './digest.ts'
export * from './enrolments.ts'
export { erasePerson } from './erase-person.ts'
export { forgetEnded } from './forget-ended.ts'
export * from './invitations.ts'
export * from './list-invitations.ts'
export { mailAuditHead } from './mail-audit-head.ts'
export { MAIL_LIMITS, ORGANISATION_LIMITS, SIGN_IN_LIMITS } from './limits.ts'
export * from './mail-pause.ts'
export { putMail, type NewMail } from './mail.ts'
export { domainOf, isFreemail, isUnlikeSite, MAILBOX_FORM, padMailbox, parseMailbox } from './mailbox.ts'
export {
  changeRole,
  demandMember,
  demandOwner,
  getMember,
  leaveOrganisation,
  listPeople,
  refuseLastOwner,
  removePerson,
  roleIn,
  type ListedMember,
  type MemberOrder,
} from './memberships.ts'
export * from './needs.ts'
export * from './organisation-audit.ts'
export { organisationLooksMigration } from './organisation-looks.ts'
export * from './read-mail.ts'
export * from './send-mail.ts'
export { openSmtp, parseSmtpServer } from './smtp.ts'
export type { MailSender, MailText } from './write-mail.ts'
export {
  ensureOrganisation,
  findOrganisation,
  getOrganisationName,
  listOrganisations,
  listOrganisationsOf,
  makeAlikeOrganisation,
  makeOrganisation,
  setTermsDate,
  type NewOrganisation,
  type Organisation,
  type OwnOrganisation,
  type TermsDate,
} from './organisations.ts'
export {
  countWaysIn,
  endAllSessions,
  findPerson,
  listAllPeople,
  resetPasskeys,
  takeRoleAway,
  type PasskeyReset,
  type Person,
  type PersonOrder,
} from './persons.ts'
export {
  MAIL_KINDS,
  outboxMigration,
  peopleMigration,
  ROLES,
  type MailKind,
  type MailRow,
  type OrganisationRole,
  type PeopleTables,
  type Role,
} from './tables.ts'
export { provedRolesMigration } from './proved-roles.ts'
export * from './reviewers.ts'
export * from './sessions.ts'
export {
  beginChangeMailbox,
  finishChangeMailbox,
  formerMailboxesMigration,
  type MailboxOrder,
} from './change-mailbox.ts'
export * from './confirm-mailbox.ts'
export * from './sign-in.ts'
export { measureCodes, noteRefusedSignIns } from './sign-in-counters.ts'
export * from './passkeys.ts'
export * from './passkey-hosts.ts'
export * from './add-passkey.ts'
export * from './use-passkey.ts'
export type { Website } from './challenges.ts'
