import { sql } from 'kysely'
import type { Migration } from '../platform/index.ts'

/**
 * Ties each role to the passkey that its enrolment made. Sessions of people with a role end, and so do their passkeys that
 * no known enrolment made: a passkey may be older than the role, and then nothing shows that the enrolled person made it.
 */
export const provedRolesMigration: Migration = {
  name: 'roles by enrolment',
  up: async (trx) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(trx)
    const { rows } = await sql<{ person: string; at: number; detail: string }>`
      select object as person, at, detail from audit
      where action = 'person.enrol' and object in (select id from people where role is not null)
      order by number`.execute(trx)
    // The last line of a person wins: it gave the present role.
    for (const { person, at, detail } of new Map(rows.map((row) => [row.person, row])).values()) {
      // Every line holds the JSON of an object, and that of an enrolment its id.
      const { enrolment } = JSON.parse(detail) as { readonly enrolment: string }
      await sql`update people set enrolment = ${enrolment} where id = ${person}`.execute(trx)
      // One transaction wrote the line and the passkey, with one time.
      await sql`update passkeys set enrolment = ${enrolment}
        where person = ${person} and created_at = ${at}`.execute(trx)
    }
    for (const statement of ENDED) await sql.raw(statement).execute(trx)
    await fillFormerMemberships(trx)
  },
}

const STATEMENTS = [
  'alter table people add column enrolment text',
  'alter table passkeys add column enrolment text',
  'alter table sessions add column passkey text',
  `create table former_memberships (
    organisation text not null, person text not null, line bigint not null, primary key (person, organisation, line))`,
]

const WITH_ROLE = '(select id from people where role is not null)'

const ENDED = [
  `delete from sessions where person in ${WITH_ROLE}`,
  `delete from passkeys where enrolment is null and person in ${WITH_ROLE}`,
]

type Leaving = {
  readonly number: number
  readonly organisation: string
  readonly action: string
  readonly actor: string
  readonly detail: string
}

/** The audit log knows who left an organisation, and who was removed. */
const fillFormerMemberships = async (trx: Parameters<Migration['up']>[0]): Promise<void> => {
  const { rows } = await sql<Leaving>`select number, organisation, action, actor, detail from audit
    where action in ('organisation.leave', 'organisation.remove') and organisation is not null`.execute(trx)
  for (const { number, organisation, action, actor, detail } of rows) {
    // A removal names its person in the JSON of the line.
    const removed =
      action === 'organisation.remove'
        ? (JSON.parse(detail) as { person: string }).person
        : actor.replace('command:', '')
    await sql`insert into former_memberships (organisation, person, line)
      select ${organisation}, id, ${number} from people where id = ${removed} and deleted_at is null`.execute(
      trx,
    )
  }
}
