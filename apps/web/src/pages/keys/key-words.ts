import type { OwnKey } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { countOf, showMinute } from '../../parts/format.ts'

export const STATE_NAMES: Readonly<Record<OwnKey['state'], string>> = {
  open: 'Open',
  suspended: 'Suspended',
  replaced: 'Replaced',
  expired: 'Expired',
  revoked: 'Revoked',
}

/** Name of a key; its first characters if the operator issued it. */
export const nameOf = ({ name, start }: OwnKey): string => name ?? `${start}…`

export const keyPath = (organisationPath: string, { id }: Pick<OwnKey, 'id'>): string =>
  `${organisationPath}/keys/${encodeURIComponent(id)}`

/** State with its reason or its time. */
export const showState = (key: OwnKey): Content => {
  const { state, suspended_for: reason, revoked_at: revoked, replaced_by: successor } = key
  if (state === 'suspended') return `Suspended: ${reason ?? 'no reason is given'}`
  if (state === 'revoked' && revoked !== null) return html`Revoked at ${showMinute(revoked)}`
  if (state === 'open' && successor !== null) return 'Open, and already replaced by another key'
  return STATE_NAMES[state]
}

export const showQuotas = ({ quotas: { minute, day } }: OwnKey): string =>
  [
    minute === 0 ? 'no quota in a minute' : `${countOf(minute, 'request')} in a minute`,
    day === 0 ? 'no quota in a day' : `${countOf(day, 'request')} in a day`,
  ].join(', ')

export const showTime = (at: string | null, without: string): Content =>
  at === null ? without : showMinute(at)
