/** Members of the repository that a member may use, besides itself. */
export const PACKAGE_MAY_USE: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/sdk': [],
  'packages/cli': ['packages/sdk'],
  'apps/web': ['packages/sdk', 'packages/contract'],
  'apps/service': ['packages/contract', 'apps/web'],
}

/** Modules of the service that a module may use, besides itself. */
export const MODULE_MAY_USE: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  destinations: ['platform'],
  audit: ['platform'],
  people: ['audit', 'platform'],
  access: ['audit', 'people', 'platform'],
  tables: ['platform'],
  messages: ['destinations', 'platform'],
  publishers: ['platform'],
  corrections: ['audit', 'people', 'platform'],
  releases: ['tables', 'publishers', 'corrections', 'platform'],
  collections: ['tables', 'publishers', 'releases', 'corrections', 'platform'],
  channels: ['messages', 'platform'],
  backup: ['messages', 'people', 'audit', 'corrections', 'platform'],
  http: [
    'messages',
    'destinations',
    'access',
    'people',
    'audit',
    'collections',
    'tables',
    'releases',
    'corrections',
    'platform',
  ],
  wiring: [
    'http',
    'channels',
    'messages',
    'destinations',
    'access',
    'people',
    'audit',
    'collections',
    'tables',
    'releases',
    'publishers',
    'corrections',
    'backup',
    'platform',
  ],
  operator: [
    'wiring',
    'http',
    'channels',
    'messages',
    'destinations',
    'access',
    'people',
    'audit',
    'collections',
    'tables',
    'releases',
    'publishers',
    'corrections',
    'backup',
    'platform',
  ],
  bin: ['operator', 'wiring', 'http', 'platform'],
}

/**
 * Modules of the service that only the tests of a module may use: a real collection for those of what serves any, and
 * the whole schema for those of people.
 */
export const TESTS_MAY_USE: Readonly<Record<string, readonly string[]>> = {
  people: ['access'],
  corrections: ['access'],
  publishers: ['collections'],
  releases: ['collections'],
  wiring: ['operator'],
  bin: ['access', 'channels', 'messages', 'releases'],
}

/** The name under which dependency-cruiser reports a broken row of either table. */
export const rowName = (from: string, allowed: readonly string[]): string =>
  `${from} uses ${allowed.join(', ') || 'no other'}`
