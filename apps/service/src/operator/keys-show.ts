import { listKeys, readQuotas, type QuotaStanding } from '../access/index.ts'
import { findOrganisation } from '../people/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import { getOperand } from './command-line.ts'
import type { Command } from './command.ts'
import { describeKey, describeQuotas, getKey } from './describe-key.ts'
import { nameOrganisation, readOrganisationNames } from './describe-organisation.ts'
import { KEY_OPERAND } from './key-options.ts'

export const keysList: Command = {
  words: 'keys list',
  onlyLooks: true,
  summary: 'List all keys by their first characters. The service does not store whole keys.',
  examples: ['keys list', 'keys list --json'],
  options: [],
  run: async (_line, { store }) => {
    const nameOf = await readOrganisationNames(store)
    const keys = (await listKeys(store)).map((key) => ({
      ...describeKey(key),
      organisation_name: nameOf(key.organisation),
    }))
    const table = formatTable([
      ['ID', 'KEY', 'STATE', 'ORGANISATION', 'SCOPES', 'LAST USED', 'EXPIRES'],
      ...keys.map(({ organisation, organisation_name, scopes, last_used_at, expires_at, ...key }) => [
        key.id,
        `${key.start}…`,
        showState(key),
        nameOrganisation(organisation, organisation_name),
        scopes.join(', '),
        last_used_at ?? 'never',
        expires_at ?? 'never',
      ]),
    ])
    return { json: { data: keys }, text: keys.length === 0 ? 'There are no keys.' : table }
  },
}

/** A replaced key works until its overlap ends, at `expires_at`. */
const showState = ({ state, replaced_by }: Pick<Described, 'state' | 'replaced_by'>): string =>
  state === 'open' && replaced_by !== null ? 'replaced, still open' : state

export const keysShow: Command = {
  words: 'keys show',
  onlyLooks: true,
  summary: 'Show the state and the terms of a key, and what is left of its quotas.',
  details: 'Requests that a running service has reserved count as sent.',
  examples: ['keys show key_019a3f2b7c40d1e2f3a4b5c6d7e8f901'],
  operand: KEY_OPERAND,
  options: [],
  run: async (line, { store }) => {
    const key = await getKey(store, getOperand(line))
    const standings = await readQuotas(store, key)
    const now = await store.now()
    const organisation = await findOrganisation(store, key.organisation)
    const json = {
      ...describeKey(key),
      organisation_name: organisation?.name ?? key.organisation,
      left: Object.fromEntries(standings.map(({ name, left }) => [name, left])),
    }
    return {
      json,
      text: formatTable([
        ['Id', json.id],
        ['Key', `${json.start}…`],
        ['State', describeState(json)],
        ['Organisation', nameOrganisation(json.organisation, json.organisation_name)],
        ['Scopes', json.scopes.join(', ')],
        ['Quotas', describeQuotas(key.quotas)],
        ['Left', describeLeft(standings, now)],
        ...(standings.length === 0 ? [] : [['', TAKEN_AHEAD]]),
        ['Addresses', json.addresses?.join(', ') ?? 'any'],
        ['Issued', json.created_at],
        ['Expires', json.expires_at ?? 'never'],
        ['Last used', json.last_used_at ?? 'never'],
        ['In an address', json.exposed_at ?? 'never seen'],
        ['Note', json.note ?? '-'],
      ]),
    }
  },
}

/** A service reserves a hundred requests or more at once, so a key that sent a few shows that many as sent. */
const TAKEN_AHEAD = 'Requests that a running service has reserved count as sent.'

const describeLeft = (standings: readonly QuotaStanding[], now: Date): string =>
  standings.length === 0
    ? 'any number'
    : standings
        .map(
          ({ name, left, resetSeconds }) =>
            `${left} of this ${name}, which ends at ${endOf(now, resetSeconds)}`,
        )
        .join('; ')

/** Rounded to whole seconds, because the window was read a moment before. */
const endOf = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * 1000).toISOString().replace(/\.\d+/, '')

type Described = ReturnType<typeof describeKey>

const describeState = ({ state, suspended_for, replaced_by, overlap_ends_at }: Described): string => {
  const why = state === 'suspended' && suspended_for !== null ? ` (${suspended_for})` : ''
  const by = replaced_by === null ? '' : `; replaced by ${replaced_by}, works until ${overlap_ends_at ?? ''}`
  return `${state}${why}${by}`
}
