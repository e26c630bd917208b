import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { closed, orNull, text } from '../fields.ts'

/** States of a version of the terms. */
export const TERMS_STATES = ['to_come', 'in_force', 'replaced'] as const

const VERSION = {
  version: text('Name of the version, such as `2026-11`.'),
  sha256: text('SHA-256 of the text, in hexadecimal digits.'),
  state: Type.Enum([...TERMS_STATES], {
    description:
      '`in_force` for the version that counts now, `to_come` before its time, `replaced` after its time.',
  }),
  in_force_at: Instant,
  added_at: Instant,
}

/** A version of the terms, without its text. */
export const TermsVersion = closed(VERSION)
export type TermsVersion = Static<typeof TermsVersion>

/** A version of the terms with its text, which never changes. */
export const TermsDocument = closed({ ...VERSION, text: text('The whole text, in Markdown.') })
export type TermsDocument = Static<typeof TermsDocument>

const TermsAcceptance = closed({
  version: text('Version that was accepted.'),
  sha256: text('SHA-256 of the text that was accepted.'),
  accepted_at: Instant,
  person: orNull(Type.String(), {
    description: 'Id of the person who accepted it; null if the operator recorded an acceptance on paper.',
  }),
  mailbox: orNull(Type.String(), {
    description: 'Mailbox of the person; null for an acceptance on paper, and for a person who was deleted.',
  }),
})

const orNone = (description: string) => orNull(TermsVersion, { description })

/** The terms as they concern an organisation. */
export const TermsOfOrganisation = closed({
  in_force: orNone('Version in force; null for none.'),
  next: orNone('Version that comes into force next; null if none does.'),
  accepted: Type.Array(TermsAcceptance, {
    description: 'Versions that the organisation has accepted, the newest acceptance first.',
  }),
})
export type TermsOfOrganisation = Static<typeof TermsOfOrganisation>
