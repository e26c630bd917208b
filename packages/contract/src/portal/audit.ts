import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { closed, orNull, text } from '../fields.ts'

/** Actions that the lines of an organisation record. */
export const ORGANISATION_ACTIONS = [
  'key.change',
  'key.exposed',
  'key.issue',
  'key.leaked',
  'key.resume',
  'key.revoke',
  'key.rotate',
  'key.suspend',
  'organisation.change_role',
  'organisation.invite',
  'organisation.join',
  'organisation.leave',
  'organisation.make',
  'organisation.remove',
  'organisation.set_terms_date',
  'organisation.decline_invitation',
  'organisation.withdraw_invitation',
  'request.ask_back',
  'request.approve',
  'request.draft',
  'request.lapse',
  'request.narrow',
  'request.refuse',
  'request.second',
  'request.submit',
  'request.withdraw',
  'terms.accept',
] as const
export type OrganisationAction = (typeof ORGANISATION_ACTIONS)[number]

/** A line of the audit log, as its organisation reads it. */
export const AuditLine = closed({
  number: Type.Integer({ description: 'Number of the line in the log of the whole service.' }),
  at: Instant,
  action: Type.Enum([...ORGANISATION_ACTIONS], { description: 'Action that the line records.' }),
  object: text('Id of the key, request, invitation, organisation or version of the terms.'),
  by: Type.Enum(['member', 'reviewer', 'operator', 'service'], { description: 'Side that acted.' }),
  person: orNull(Type.String(), {
    description: 'Id of the person who acted. Null for every other side: the log does not name them.',
  }),
  by_command: Type.Boolean({ description: 'Whether a command of the operator acted for the person.' }),
  detail: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Facts of the action, such as scopes and roles. Persons are given by id.',
  }),
})
export type AuditLine = Static<typeof AuditLine>
