import { takeRandomBytes } from './entropy.ts'

/** Prefixes by kind of thing: an id in a log line shows its kind. */
const PREFIXES = {
  message: 'msg',
  key: 'key',
  person: 'per',
  session: 'ses',
  enrolment: 'enr',
  organisation: 'org',
  invitation: 'inv',
  mail: 'mail',
  request: 'req',
  grant: 'gra',
  build: 'bld',
} as const

export type Id<Kind extends keyof typeof PREFIXES> = `${(typeof PREFIXES)[Kind]}_${string}`

/**
 * An unguessable id (80 random bits) that sorts by creation time: new rows go to the end of an index, regardless of its
 * size.
 */
export const makeId = <Kind extends keyof typeof PREFIXES>(kind: Kind, at: Date): Id<Kind> =>
  `${PREFIXES[kind]}_${toHex(at)}${takeRandomBytes(10).toString('hex')}`

/** Sorts before every id that was made at this time or later, and after every earlier one. */
export const firstId = (kind: keyof typeof PREFIXES, at: Date): string => `${PREFIXES[kind]}_${toHex(at)}`

const toHex = (at: Date): string => at.getTime().toString(16).padStart(12, '0')

/** An unguessable id that tells no time. */
export const makeRandomId = <Kind extends keyof typeof PREFIXES>(kind: Kind): Id<Kind> =>
  `${PREFIXES[kind]}_${takeRandomBytes(16).toString('hex')}`

export const isId = <Kind extends keyof typeof PREFIXES>(kind: Kind, text: string): text is Id<Kind> =>
  text.startsWith(`${PREFIXES[kind]}_`) && /^[0-9a-f]{32}$/.test(text.slice(PREFIXES[kind].length + 1))

/** 32 letters and digits, as receivers want a delivery id. */
export const makeDeliveryId = (): string => takeRandomBytes(16).toString('hex')
