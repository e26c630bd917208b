import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { closed, count, orNull, text } from '../fields.ts'
import { SCOPES } from '../scopes.ts'
import { ORGANISATION_ROLES } from './sign-in.ts'

export const OrganisationRole = Type.Enum([...ORGANISATION_ROLES], {
  description: '`owner` invites and removes people; `member` does everything else.',
})

/** Progress of an organisation on its way to data. */
export const OrganisationProgress = closed(
  {
    people: count('People of the organisation.'),
    drafts: count('Access requests that were not submitted yet.'),
    asked_back: count('Access requests that wait for an answer to a reviewer.'),
    under_review: count('Access requests that wait for a reviewer.'),
    scopes: Type.Array(Type.Enum([...SCOPES]), { description: 'Approved scopes.' }),
    terms: orNull(
      closed({
        version: text('Version that is in force.'),
        is_accepted: Type.Boolean({ description: 'Whether the organisation accepted the version.' }),
      }),
      { description: 'Terms in force; null for none.' },
    ),
    keys: count('Keys that are accepted now.'),
  },
  { description: 'Progress on the way to data.' },
)
export type OrganisationProgress = Static<typeof OrganisationProgress>

/** An organisation as its people see it. */
export const Organisation = closed({
  id: text('Id of the organisation. It never changes.'),
  name: text('Its name.'),
  site: orNull(Type.String(), { description: 'Address of its website; null if an operator made it.' }),
  role: OrganisationRole,
  created_at: Instant,
  progress: OrganisationProgress,
})
export type Organisation = Static<typeof Organisation>

/** A person of an organisation. */
export const OrganisationPerson = closed({
  id: text('Id of the person.'),
  mailbox: orNull(Type.String(), { description: 'Mailbox; null while the person is being deleted.' }),
  role: OrganisationRole,
  since: Instant,
})
export type OrganisationPerson = Static<typeof OrganisationPerson>

/** An invitation that was neither accepted nor declined. */
export const OpenInvitation = closed({
  id: text('Id of the invitation.'),
  mailbox: text('Mailbox that is invited.'),
  role: OrganisationRole,
  ends_at: Instant,
})
export type OpenInvitation = Static<typeof OpenInvitation>

/** A key whose secret a person saw. */
export const SeenKey = closed({
  id: text('Id of the key.'),
  name: orNull(Type.String(), { description: 'Name of the key; null for a key that a command issued.' }),
  start: text('Beginning of the secret.'),
  seen_at: Instant,
})
export type SeenKey = Static<typeof SeenKey>
