import { isAddressRange, refuseFields, type FieldFault } from '../platform/index.ts'
import { ORGANISATION_KEY_LIMITS } from './limits.ts'

const DAY = 86_400_000

const MOST_DAYS = ORGANISATION_KEY_LIMITS.keyDays.value
const MOST_NAME = ORGANISATION_KEY_LIMITS.keyNameCharacters.value
const MOST_RANGES = ORGANISATION_KEY_LIMITS.keyAddresses.value

/** Characters that a reader cannot see, and line ends. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u

export const findNameFaults = (name: string): FieldFault[] => {
  if (name.length > 0 && [...name].length <= MOST_NAME && !UNSEEN.test(name)) return []
  const detail = `The name must be one line of 1 to ${MOST_NAME} characters, such as "web server".`
  return [{ field: 'name', detail }]
}

export const findExpiryFaults = (expiresAt: Date, at: Date): FieldFault[] => {
  const days = (expiresAt.getTime() - at.getTime()) / DAY
  if (days > 0 && days <= MOST_DAYS) return []
  const detail = `The key must expire within ${MOST_DAYS} days from now, and not in the past.`
  return [{ field: 'expires_at', detail }]
}

/** Null allows any address. */
export const findAddressFaults = (addresses: readonly string[] | null): FieldFault[] => {
  if (addresses === null) return []
  if (addresses.length === 0 || addresses.length > MOST_RANGES)
    return [
      {
        field: 'addresses',
        detail: `Give 1 to ${MOST_RANGES} addresses, or none to allow any address.`,
      },
    ]
  return addresses.flatMap((entry, index) =>
    isAddressRange(entry)
      ? []
      : [
          {
            field: `addresses.${index}`,
            detail:
              'This is not an address or CIDR range. Write an address or range such as 203.0.113.7, 10.0.0.0/8 or 2001:db8::/48.',
          },
        ],
  )
}

export const refuseAny = (faults: readonly FieldFault[]): void => {
  if (faults.length > 0) throw refuseFields(faults)
}
