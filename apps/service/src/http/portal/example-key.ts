import type { OwnKey } from '@rotunda/contract'

export const EXAMPLE_KEY: OwnKey = {
  id: 'key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
  name: 'Web server',
  start: 'rtd_live_4fQ9',
  state: 'open',
  scopes: ['members:read'],
  quotas: { minute: 600, day: 100_000 },
  addresses: null,
  created_at: '2026-11-26T12:00:00.000Z',
  expires_at: '2027-11-26T12:00:00.000Z',
  last_used_at: null,
  suspended_at: null,
  suspended_for: null,
  revoked_at: null,
  exposed_at: null,
  replaced_by: null,
  exempt: null,
  orders: ['rotate', 'suspend', 'revoke'],
  seen_by: [
    {
      person: 'per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
      mailbox: 'ada@example.org',
      at: '2026-11-26T12:00:00.000Z',
    },
  ],
}
