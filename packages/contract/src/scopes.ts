/** Scopes of keys. A key may hold any number of them. */
export const SCOPES = [
  'messages:send',
  'staff:read',
  'members:read',
  'committees:read',
  'member-history:read',
  'hearings:read',
] as const

export type Scope = (typeof SCOPES)[number]
