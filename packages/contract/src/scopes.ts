/** Permissions of keys. A key holds any number of these, and nothing else. */
export const SCOPES = [
  'messages:send',
  'staff:read',
  'members:read',
  'committees:read',
  'member-history:read',
  'hearings:read',
] as const

export type Scope = (typeof SCOPES)[number]
