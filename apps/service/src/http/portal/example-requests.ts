import type { AccessRequest, ListedGrant, QueuedRequest, RequestAnswers } from '@rotunda/contract'

const ID = 'req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0'
const ORGANISATION = 'org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0'
const PERSON = 'per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0'

const EXAMPLE_ANSWERS: RequestAnswers = {
  scopes: [{ scope: 'members:read', reason: 'Our guide shows the members of each district.' }],
  purpose: 'A guide to the offices of Congress.',
  use: 'public',
  volume: 500,
  key_storage: 'In a secret store that two engineers can read.',
}

const LISTED = {
  id: ID,
  organisation: { id: ORGANISATION, name: 'Example Society', site: 'https://society.example' },
  state: 'submitted',
  revision: 2,
  scopes: ['members:read'],
  created_at: '2026-11-26T12:00:00.000Z',
  submitted_at: '2026-11-26T12:30:00.000Z',
  changed_at: '2026-11-26T12:30:00.000Z',
} as const

export const EXAMPLE_LIST = {
  data: [{ ...LISTED, scopes: [...LISTED.scopes] }],
  meta: { limit: 50, offset: 0, has_more: false },
}

const QUEUED: QueuedRequest = {
  ...LISTED,
  scopes: [...LISTED.scopes],
  age_seconds: 3600,
  flags: ['unlike_site'],
  obstacle: null,
}
export const EXAMPLE_QUEUE = { ...EXAMPLE_LIST, data: [QUEUED] }

const REQUEST: AccessRequest = {
  ...LISTED,
  scopes: [...LISTED.scopes],
  requester: PERSON,
  mailbox: null,
  answers: EXAMPLE_ANSWERS,
  decision: null,
  flags: [],
  obstacle: null,
  history: [
    {
      at: LISTED.submitted_at,
      revision: 2,
      event: 'submit',
      state: 'submitted',
      by: 'organisation',
      person: PERSON,
      by_command: false,
      note: '',
      decision: null,
    },
  ],
}
export const EXAMPLE_REQUEST = { data: REQUEST }

export const EXAMPLE_CHANGED = { data: { id: ID, state: 'submitted', revision: 2 } }

const GRANT: ListedGrant = {
  scope: 'members:read',
  quotas: { minute: 600, day: 100_000 },
  request: ID,
  granted_at: '2026-11-26T13:00:00.000Z',
}
export const EXAMPLE_GRANTS = { data: [GRANT] }
export const EXAMPLE_ORGANISATION_GRANTS = { data: { organisation: LISTED.organisation, grants: [GRANT] } }
export const EXAMPLE_NARROWED = {
  data: { grants: [GRANT], keys: ['key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0'] },
}
