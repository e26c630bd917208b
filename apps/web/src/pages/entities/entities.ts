import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { withCitations } from '../../cite/with-citations.ts'
import { addressOf } from '../../filters/addresses.ts'
import { makeAddress } from '../../html/href.ts'
import { Redirect, type Asked, type Page, type Route } from '../../page.ts'
import { makeNotFoundPage } from '../../views/not-found-page.ts'
import { writeEntityPage } from './entity-page.ts'
import type { EntityKind } from './entity.ts'
import { LIST_PARAMS, writeListPage } from './list-page.ts'
import { accounts, recipients } from './by-name.ts'
import { fundingLines } from './funding-lines.ts'
import { members } from './members.ts'
import { states } from './states.ts'
import { subcommittees } from './subcommittees.ts'

/** Routes of a kind: its list, and a page for each entity. */
const makeEntityRoutes = (kind: EntityKind): Route[] =>
  kind.pattern === undefined ? makeNamedRoutes(kind) : makeKeyedRoutes(kind, kind.pattern)

const makeKeyedRoutes = (kind: EntityKind, pattern: string): Route[] => [
  {
    path: kind.path,
    questions: kind.questions.list,
    write: (asked) => refuseUnknown(asked, kind.listParams ?? []) ?? writeList(asked, kind),
  },
  ...withCitations({
    path: pattern,
    questions: kind.questions.one,
    write: (asked) => refuseUnknown(asked, []) ?? writeOne(asked, kind, asked.named['key'] ?? ''),
  }),
]

const writeList = (asked: Asked, kind: EntityKind): Promise<Page | Redirect> =>
  kind.writeList?.(asked) ?? writeListPage(asked, kind)

const makeNamedRoutes = (kind: EntityKind): Route[] => [
  ...withCitations({
    path: kind.path,
    questions: Math.max(kind.questions.one, kind.questions.list),
    write: (asked) => {
      const name = asked.params.get('name') ?? ''
      const refused = refuseUnknown(asked, name === '' ? ['name', ...LIST_PARAMS] : ['name'])
      if (refused !== undefined) return refused
      return name === '' ? writeListPage(asked, kind) : writeOne(asked, kind, name)
    },
  }),
  {
    path: `${kind.path}/:key`,
    questions: 0,
    write: ({ named }) => new Redirect(makeAddress(kind.path, { name: named['key'] ?? '' }), 308),
  },
]

/** Redirects other spellings of a key to the entity's one address. */
const writeOne = async (asked: Asked, kind: EntityKind, key: string): Promise<Page | Redirect> => {
  const entity = await kind.find(asked, key)
  if (entity === undefined) return makeNotFoundPage(kind.one, key)
  return entity.address === addressOf(asked.path, asked.params)
    ? writeEntityPage(asked, kind, entity)
    : new Redirect(entity.address, 308)
}

/** Pages about members, States and everything else that records name. They link to the records and to each other. */
export const entities: readonly Route[] = [
  members,
  states,
  recipients,
  accounts,
  subcommittees,
  fundingLines,
].flatMap(makeEntityRoutes)
