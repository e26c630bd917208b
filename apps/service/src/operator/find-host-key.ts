import { takePermit, type Rate } from '../messages/index.ts'
import type { HostAccess, HostKey, SourceEntry } from '../releases/archive/index.ts'
import { SettingsFault } from '../wiring/settings.ts'
import type { StoreCommandContext } from './command-context.ts'

/** The key for the lists of a publisher, with the quota that all processes on the database share. */
export const makeFindHostKey = (
  { settings, store }: Pick<StoreCommandContext, 'settings' | 'store'>,
  entries: readonly SourceEntry[],
): ((publisher: string) => HostKey | undefined) => {
  const {
    ROTUNDA_CONGRESS_GOV_KEY: key,
    ROTUNDA_CONGRESS_GOV_QUOTA: quota,
    ROTUNDA_DELIVERY: mode,
  } = settings
  if (key === undefined) {
    if (entries.some(({ kind }) => kind === 'list')) throw new SettingsFault([KEY_NEEDED])
    return () => undefined
  }
  if (!KEY_FORM.test(key)) throw new SettingsFault([KEY_UNFIT])
  const rate = spread(quota)
  const hostKey: HostKey = {
    header: 'x-api-key',
    key,
    takePermit: async () => (await takePermit(store, mode, [rate]))?.waitSeconds ?? 0,
  }
  return (publisher) => (publisher.startsWith(PREFIX) ? hostKey : undefined)
}

const PREFIX = 'congress-gov-'
/** Long enough not to stand in a document by chance: an answer that holds it is not archived. */
const KEY_FORM = /^[\w-]{16,128}$/
const KEY_NEEDED =
  'ROTUNDA_CONGRESS_GOV_KEY is needed by "sources fetch" for entries of the kind "list". api.data.gov issues keys.'
const KEY_UNFIT =
  'ROTUNDA_CONGRESS_GOV_KEY must be 16 to 128 letters and digits, as api.data.gov issues them.'

/** Capacity and one hour of refill add up to the quota, so that no hour exceeds it. */
const spread = (quota: number): Rate => ({
  name: 'congress-gov',
  capacity: quota / 10,
  refillPerSecond: (quota * 9) / 10 / 3600,
})

/** The access to the hosts of walks. Without a key a host allows fewer requests. */
export const makeFindHostAccess = ({
  settings,
  store,
}: Pick<StoreCommandContext, 'settings' | 'store'>): ((publisher: string) => HostAccess | undefined) => {
  const { ROTUNDA_LDA_KEY: key, ROTUNDA_DELIVERY: mode } = settings
  if (key !== undefined && !KEY_FORM.test(key)) throw new SettingsFault([LDA_KEY_UNFIT])
  const perMinute = key === undefined ? 15 : 120
  const rate: Rate = { name: 'lda', capacity: 1, refillPerSecond: (perMinute - 1) / 60 }
  const access: HostAccess = {
    headers: key === undefined ? {} : { authorization: `Token ${key}` },
    secret: key ?? null,
    setting: 'ROTUNDA_LDA_KEY',
    takePermit: async () => (await takePermit(store, mode, [rate]))?.waitSeconds ?? 0,
  }
  return (publisher) => (publisher === 'lda' ? access : undefined)
}

const LDA_KEY_UNFIT =
  'ROTUNDA_LDA_KEY must be 16 to 128 letters and digits, as the lobbying disclosure interface issues them.'
