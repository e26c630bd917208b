import { Type, type Static } from 'typebox'
import { closed, orNull, text } from '../fields.ts'

const instant = (description: string) => Type.String({ format: 'date-time', description })

/** Roles beside that of a partner. They count only in a session with a passkey. */
export const PORTAL_ROLES = ['reviewer', 'operator'] as const

/** Roles within an organisation. */
export const ORGANISATION_ROLES = ['owner', 'member'] as const

/** The person of a session, with the organisations that the person belongs to. */
export const Me = closed({
  id: text('Id of the person.'),
  mailbox: text('Address to which mails go.'),
  role: orNull(Type.Enum([...PORTAL_ROLES]), {
    description: 'Role: reviewers decide requests, operators also run the desk. Null for a partner.',
  }),
  session: closed(
    {
      id: text('Id of this session.'),
      has_passkey: Type.Boolean({ description: 'Whether a passkey was used in this session.' }),
      is_fresh: Type.Boolean({ description: 'Whether the passkey was used within the last 15 minutes.' }),
      ends_at: instant('End of the session, even while it is in use.'),
    },
    { description: 'This session.' },
  ),
  organisations: Type.Array(
    closed({
      id: text('Id of the organisation.'),
      name: text('Its name.'),
      role: Type.Enum([...ORGANISATION_ROLES], { description: 'Role of the person in it.' }),
    }),
    { description: 'Organisations of the person.' },
  ),
  invitations: Type.Array(
    closed({
      id: text('Id of the invitation.'),
      organisation: text('Name of the organisation.'),
      site: orNull(Type.String(), { description: 'Address of its website; null for none.' }),
      role: Type.Enum([...ORGANISATION_ROLES], { description: 'Role that the invitation offers.' }),
      ends_at: instant('End of the invitation.'),
    }),
    { description: 'Open invitations to the mailbox of the person.' },
  ),
})
export type Me = Static<typeof Me>

/** An open session. */
export const ListedSession = closed({
  id: text('Id of the session.'),
  is_this: Type.Boolean({ description: 'Whether this request belongs to the session.' }),
  address: text('Address from which the session began.'),
  agent: text('Browser or program, by the name that it sends.'),
  created_at: instant('Beginning.'),
  last_seen_at: instant('Last use of the session, to the minute.'),
  ends_at: instant('End.'),
  has_passkey: Type.Boolean({ description: 'Whether a passkey was used in the session.' }),
})
export type ListedSession = Static<typeof ListedSession>

/** A passkey of a person. */
export const Passkey = closed({
  id: text('Id of the passkey.'),
  name: text('Name that the person gave it.'),
  created_at: instant('Time when the passkey was added.'),
  last_used_at: orNull(instant('Time when the passkey was last used.'), {
    description: 'Time when the passkey was last used.',
  }),
})
export type Passkey = Static<typeof Passkey>
