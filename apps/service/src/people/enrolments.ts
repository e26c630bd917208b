import { randomInt } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { audit, lockAudit, type AuditEntry } from '../audit/index.ts'
import { makeId, refuseFields } from '../platform/index.ts'
import { proofOf } from './digest.ts'
import { ORGANISATION_LIMITS } from './limits.ts'
import { MAILBOX_FORM, parseMailbox } from './mailbox.ts'
import type { PeopleNeeds } from './needs.ts'
import type { PeopleTables, Role } from './tables.ts'

export type NewEnrolment = {
  readonly mailbox: string
  readonly role: Role
  /** The operator, as the audit log names them. */
  readonly actor: string
}

export type MadeEnrolment = { readonly id: string; readonly code: string; readonly endsAt: Date }

/**
 * Makes a code by which the holder of a mailbox takes a role, with a passkey. The code is returned here, once; an open
 * code that the mailbox had before ends.
 */
export const makeEnrolment = async (
  { store, pepper }: Pick<PeopleNeeds, 'store' | 'pepper'>,
  wanted: NewEnrolment,
  at: Date,
): Promise<MadeEnrolment> => {
  const { role, actor } = wanted
  const mailbox = parseMailbox(wanted.mailbox)
  if (mailbox === undefined) throw refuseFields([{ field: 'mailbox', detail: MAILBOX_FORM }])
  const [id, code] = [makeId('enrolment', at), makeCode()]
  const endsAt = new Date(at.getTime() + LASTS)
  const proof = proofOfEnrolment(pepper, code)
  const row = { id, proof, mailbox, role, ends_at: endsAt.getTime(), used_at: null }
  const entry: AuditEntry = { actor, action: 'person.invite', object: id, detail: JSON.stringify({ role }) }
  await store.write<PeopleTables, undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    await trx.deleteFrom('enrolments').where('mailbox', '=', mailbox).where('used_at', 'is', null).execute()
    await trx.insertInto('enrolments').values(row).execute()
    await audit(trx, store.engine, entry, at)
    return undefined
  })
  return { id, code, endsAt }
}

/** Condition of a code that is neither used nor over. An end too far away was set before the clock was set back. */
export const isOpenEnrolment =
  (mailbox: string, at: Date) => (row: ExpressionBuilder<PeopleTables, 'enrolments'>) =>
    row.and([
      row('mailbox', '=', mailbox),
      row('used_at', 'is', null),
      row('ends_at', '>', at.getTime()),
      row('ends_at', '<=', at.getTime() + LASTS),
    ])

/** HMAC of an enrolment code as a person types it: case, blanks and dashes make no difference. */
export const proofOfEnrolment = (pepper: Uint8Array, typed: string): string =>
  proofOf(pepper, 'enrolment', typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))

const LASTS = ORGANISATION_LIMITS.enrolmentDays.value * 86_400_000

/** Capital letters and digits that no reader takes for each other. */
const ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY'
const GROUPS = 6
const GROUP_CHARACTERS = 4

/** 24 characters have 111 bits, more than any number of tries finds. */
const makeCode = (): string => Array.from({ length: GROUPS }, makeGroup).join('-')

const makeGroup = (): string =>
  Array.from({ length: GROUP_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
