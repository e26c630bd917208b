import { ORGANISATION_ACTIONS, type AuditLine } from '@rotunda/contract'
import { listAudit, type AuditTables } from '../audit/index.ts'
import type { Store } from '../platform/index.ts'
import { demandMember, listPeople } from './memberships.ts'
import type { PeopleTables } from './tables.ts'

export type OrganisationAuditWanted = {
  readonly organisation: string
  /** Person who reads: a member. */
  readonly person: string
  /** Only lines below this number. */
  readonly before?: number | undefined
  readonly limit: number
}

/**
 * Lines of an organisation for its members, newest first. People who belong or belonged to it are named by id, and no
 * other person is: a member does not learn which reviewers decided.
 */
export const listOrganisationAudit = async (
  store: Store,
  { person, ...wanted }: OrganisationAuditWanted,
): Promise<AuditLine[]> => {
  const { organisation } = wanted
  await demandMember(store.db<PeopleTables>(), organisation, person)
  const own = await findOwnPeople(store, organisation)
  const lines = await listAudit(store, wanted)
  return lines.flatMap(({ number, at, object, detail, ...line }) => {
    const action = ORGANISATION_ACTIONS.find((one) => one === line.action)
    if (action === undefined) return []
    return [
      {
        number,
        at: new Date(at).toISOString(),
        action,
        object,
        ...describeSide(line.actor, own),
        // Every line holds the JSON of an object.
        detail: JSON.parse(detail) as Record<string, unknown>,
      },
    ]
  })
}

/** People of the organisation, and those who once joined or made it. */
const findOwnPeople = async (store: Store, organisation: string): Promise<ReadonlySet<string>> => {
  const members = await listPeople(store, organisation)
  const joined = await store
    .db<AuditTables>()
    .selectFrom('audit')
    .select('actor')
    .distinct()
    .where('organisation', '=', organisation)
    .where('action', 'in', ['organisation.make', 'organisation.join'])
    .execute()
  return new Set([...members.map(({ person }) => person), ...joined.map(({ actor }) => personOf(actor))])
}

const COMMAND = 'command:'
/** Ids of people begin with it. */
const PERSON = 'per_'

const personOf = (actor: string): string => (actor.startsWith(COMMAND) ? actor.slice(COMMAND.length) : actor)

const describeSide = (
  actor: string,
  own: ReadonlySet<string>,
): Pick<AuditLine, 'by' | 'person' | 'by_command'> => {
  const person = personOf(actor)
  const by_command = person !== actor
  if (own.has(person)) return { by: 'member', person, by_command }
  if (actor === 'service') return { by: 'service', person: null, by_command }
  return { by: person.startsWith(PERSON) ? 'reviewer' : 'operator', person: null, by_command }
}
