import type { Route } from '../../page.ts'
import { accounts, recipients } from './by-name.ts'
import { makeEntityRoutes } from './entity-routes.ts'
import { fundingLines } from './funding-lines.ts'
import { members } from './members.ts'
import { states } from './states.ts'
import { subcommittees } from './subcommittees.ts'

/** Pages about members, States and everything else that records name. They link to the records and to each other. */
export const entities: readonly Route[] = [
  members,
  states,
  recipients,
  accounts,
  subcommittees,
  fundingLines,
].flatMap(makeEntityRoutes)
