import { Type } from 'typebox'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

/**
 * Jobs that a process can have. `message` accepts messages, `data` answers the open data APIs, `partner` the APIs behind
 * keys, `pages` writes the pages for people, and `portal` serves partners, reports and reviewers. `deliver` sends messages
 * and mail. `keep` purges, erases, refreshes the lists of receivers and takes the hourly steps.
 */
export const ROLES = ['message', 'data', 'partner', 'pages', 'portal', 'deliver', 'keep'] as const
export type Role = (typeof ROLES)[number]

const ANY = `(${ROLES.join('|')})`

export const ROLES_SETTING = {
  ROTUNDA_ROLES: Type.String({
    default: ROLES.join(','),
    pattern: `^${ANY}(,${ANY})*$`,
    description: `Jobs of this process, separated by commas: ${ROLES.join(', ')}. All of them when left out.`,
  }),
}

type RoleSettings = Pick<Settings, 'ROTUNDA_ROLES'>

/** Roles of this process. */
export const rolesOf = ({ ROTUNDA_ROLES: named }: RoleSettings): ReadonlySet<Role> =>
  // The pattern of the setting lets only roles through.
  new Set(named.split(',') as Role[])

/** Whether this process has one of the roles. */
export const hasRole = (settings: RoleSettings, ...wanted: readonly Role[]): boolean => {
  const roles = rolesOf(settings)
  return wanted.some((role) => roles.has(role))
}

/** Roles with readers of releases. */
export const READING_ROLES = ['data', 'partner', 'pages', 'portal'] as const satisfies readonly Role[]

/** Whether a role of this process reads a collection. Record books of the portal hold the records of all collections. */
export const isRead = (settings: RoleSettings, { needsKey }: Pick<ServedCollection, 'needsKey'>): boolean =>
  hasRole(settings, 'portal', ...(needsKey === true ? (['partner'] as const) : (['data', 'pages'] as const)))
