/** Actions that a line of the audit log can record. */
export const AUDIT_ACTIONS = [
  'channel.pause',
  'channel.release',
  'channel.resume',
  'channel.retry',
  'corrections.add',
  'key.change',
  'key.exposed',
  'key.issue',
  'key.resume',
  'key.revoke',
  'key.rotate',
  'key.suspend',
  'message.hold',
  'message.release',
  'message.retry',
  'messages.purge',
  'release.publish',
  'roster.refresh',
  'secrets.forget',
  'sources.add',
  'sources.fetch',
  'sources.sample',
  'sources.withdraw',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
