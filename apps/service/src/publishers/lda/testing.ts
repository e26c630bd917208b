import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type JsonObject = Record<string, Json>

export type Place = {
  readonly holder: JsonObject | Json[]
  readonly key: string
  readonly value: Json
  readonly path: string
}

/** Every place of the records of an answer. */
export const listPlaces = (holder: Json, path = ''): Place[] => {
  if (typeof holder !== 'object' || holder === null) return []
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder, key, value, path: `${path}/${key}` },
    ...listPlaces(value, `${path}/${key}`),
  ])
}

const set = ({ holder, key }: Place, value: Json): void => {
  Object.assign(holder, { [key]: value })
}

const remove = ({ holder, key }: Place): void => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else Reflect.deleteProperty(holder, key)
}

const isAmount = (value: Json): value is string => typeof value === 'string' && /^\d+\.\d\d$/.test(value)
const isTime = (value: Json): value is string => typeof value === 'string' && /T\d\d:\d\d:\d\d/.test(value)

/** Changes one place of an answer. `finds` chooses the places, and `hold` judges the rows that are new. */
type Mutation = {
  readonly finds: (place: Place, url: string) => boolean
  readonly change: (place: Place, pick: number) => void
  readonly hold: (drafts: readonly object[], place: Place, whole: readonly object[]) => void
}

const pickFrom = <T>(list: readonly T[], pick: number): T => {
  const found = list[pick % list.length]
  return found === undefined ? assert.fail('an empty list') : found
}

const textAt = ({ value, path }: Place): string => (typeof value === 'string' ? value : assert.fail(path))

const isKeyed = ({ holder }: Place): boolean => !Array.isArray(holder)
const offsetOf = (hours: number): string =>
  `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:30`

/** Whether the drafts differ in the spelling of the time alone. */
const isSameMoment = (one: object, other: object): boolean => {
  if (!('posted_at' in one) || !('posted_at' in other)) return false
  const times = [one.posted_at, other.posted_at].map(
    (time) => Temporal.Instant.from(String(time)).epochNanoseconds,
  )
  return times[0] === times[1] && isDeepStrictEqual({ ...one, posted_at: '' }, { ...other, posted_at: '' })
}

/** No row with another content may come of it. */
const holdNothingNew = (drafts: readonly object[], { path }: Place): void => {
  assert.deepEqual(drafts, [], path)
}

const NO_UUID = '00000000-0000-4000-8000-000000000000'
const WRONG_AMOUNTS: ((amount: string) => Json)[] = [
  (amount) => amount.replace(/(\d{1,3})\./, ',$1.'),
  (amount) => amount.slice(0, -1),
  (amount) => `${amount}5`,
  (amount) => amount.slice(0, -3),
  (amount) => `-${amount}`,
  (amount) => `$${amount}`,
  (amount) => ` ${amount}`,
  (amount) => `${amount}e3`,
  (amount) => Number(amount),
  (amount) => amount.replace('.', ','),
  (amount) => `9999999${amount}`.padStart(20, '9'),
  () => 'NaN',
]
const WRONG_TIMES: ((time: string) => Json)[] = [
  (time) => time.slice(0, 10),
  (time) => time.slice(0, 19),
  (time) => time.replace('T', ' '),
  (time) => `${time.slice(0, 19)}+25:00`,
  (time) => time.replace(/-\d\d-/, '-13-'),
  (time) => time.replace(/T\d\d/, 'T29'),
  (time) => Date.parse(time),
  (time) => time.replace(/^\d{4}/, '0200'),
  (time) => time.replace(/^\d{4}/, '1995'),
  (time) => time.replace(/^\d{4}/, '2099'),
  (time) => time.replace(/:\d\d(?=[.+-])/, ':60'),
]
/** No list has these, and no other value of an answer. */
const UNLISTED = ['ZQ', 'zq', 'Zqland', ' ZQ', 'Z.Q.', '9999']

const valueAt = ({ holder, key }: Place): Json => new Map(Object.entries(holder)).get(key) ?? null

/** Whether the drafts differ in the flags of a day, and in the day. */
const isSameItem = (one: object, other: object): boolean => {
  const withoutDay = (item: object) => ({ ...item, date: '', date_as_published: '', flags: [] })
  return isDeepStrictEqual(withoutDay(one), withoutDay(other))
}

const CODES = ['filing_type', 'filing_period', 'filer_type', 'expenses_method']
const WRONG_CODES = ['Q5', 'QQ', 'q1', '5A', 'RT', 'first quarter', 'd', '', 'client']

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'key renamed': {
    finds: isKeyed,
    change: (place) => {
      remove(place)
      Object.assign(place.holder, { [`${place.key}_`]: place.value })
    },
    hold: holdNothingNew,
  },
  'key removed': {
    finds: isKeyed,
    change: remove,
    hold: holdNothingNew,
  },
  'key added': {
    finds: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
    change: ({ value }) => {
      Object.assign(value as JsonObject, { new_key: 'new', contact_fax: 'SAMPLE' })
    },
    hold: holdNothingNew,
  },
  'amount in another form': {
    finds: ({ value, key }) => isAmount(value) && ['income', 'expenses', 'amount'].includes(key),
    change: (place, pick) => {
      set(place, pickFrom(WRONG_AMOUNTS, pick)(textAt(place)))
    },
    hold: holdNothingNew,
  },
  'time in another form': {
    finds: ({ value, key }) => isTime(value) && key === 'dt_posted',
    change: (place, pick) => {
      set(place, pickFrom(WRONG_TIMES, pick)(textAt(place)))
    },
    hold: holdNothingNew,
  },
  'time in another zone': {
    finds: ({ value, key }) => isTime(value) && key === 'dt_posted',
    change: (place, pick) => {
      const hours = (pick % 23) - 11
      const moved = Temporal.Instant.from(textAt(place)).toZonedDateTimeISO(offsetOf(hours))
      set(place, moved.toString({ timeZoneName: 'never' }))
    },
    hold: (drafts, { path }, whole) => {
      for (const draft of drafts)
        assert.ok(
          whole.some((one) => isSameMoment(one, draft)),
          path,
        )
    },
  },
  'code that is not known': {
    finds: ({ key, value }) => CODES.includes(key) && value !== null,
    change: (place, pick) => {
      set(
        place,
        pickFrom(
          WRONG_CODES.filter((code) => code !== '' || place.key !== 'expenses_method'),
          pick,
        ),
      )
    },
    hold: holdNothingNew,
  },
  'code of a place or name that no list has': {
    finds: ({ key, value }) =>
      /^(?:country|ppb_country|state|ppb_state|prefix|suffix)$/.test(key) && value !== '',
    change: (place, pick) => {
      set(place, pickFrom(UNLISTED, pick))
    },
    // The build compares codes with the lists: here they are kept as they are written.
    hold: (drafts, place, whole) => {
      const before = JSON.stringify(place.value)
      for (const draft of drafts)
        assert.ok(
          whole.some(
            (one) =>
              JSON.stringify(one) === JSON.stringify(draft).replace(JSON.stringify(valueAt(place)), before),
          ),
          place.path,
        )
    },
  },
  'day of a contribution in another time': {
    finds: ({ key, value, holder }) => key === 'date' && value !== null && 'contribution_type' in holder,
    change: (place, pick) => {
      const day = textAt(place)
      set(
        place,
        pickFrom(
          [`0200${day.slice(4)}`, `2099${day.slice(4)}`, `1995${day.slice(4)}`, '1996-01-01', '9999-12-31'],
          pick,
        ),
      )
    },
    hold: (drafts, place, whole) => {
      const day = valueAt(place)
      const isImpossible = day !== '1996-01-01'
      assert.equal(drafts.length, 1, place.path)
      const [draft = assert.fail()] = drafts
      assert.ok(
        whole.some((one) => isSameItem(one, draft)),
        place.path,
      )
      const { date, date_as_published, flags } = { date: '', date_as_published: '', flags: [], ...draft }
      assert.deepEqual(
        [date, date_as_published, flags],
        [isImpossible ? null : day, day, [isImpossible ? 'date_impossible' : 'date_outside_period']],
      )
    },
  },
  'another type': {
    // These may be true or false as well as null, or numbers as well as texts.
    finds: (place) =>
      isKeyed(place) &&
      !/^(?:new|client_self_select|client_government_entity|contribution|ownership_percentage)$/.test(
        place.key,
      ),
    change: (place, pick) => {
      const others: Json[] = [{}, [], 0, -1, 1.5, true, [[null]], { id: 1 }]
      set(
        place,
        pickFrom(
          others.filter((one) => typeof one !== typeof place.value),
          pick,
        ),
      )
    },
    hold: holdNothingNew,
  },
  'identifier of another': {
    finds: ({ path, key, holder }) =>
      ('url' in holder || path === '/id') &&
      (key === 'filing_uuid' || /\/(?:registrant|client)\/id$/.test(path) || path === '/id'),
    change: (place) => {
      set(place, typeof place.value === 'number' ? place.value + 1 : NO_UUID)
    },
    hold: holdNothingNew,
  },
  'another year': {
    // Only a list of one year shows it.
    finds: ({ key }, url) => key === 'filing_year' && url.includes('filing_year='),
    change: (place, pick) => {
      set(place, Number(place.value) + pickFrom([-10, -1, 1, 2, 27], pick))
    },
    hold: holdNothingNew,
  },
  'another object in the list': {
    finds: ({ path }) => /^\/results\/\d+$/.test(path),
    change: (place, pick) => {
      const { registrant, client } = place.value as JsonObject
      set(
        place,
        pickFrom<Json>(
          [registrant ?? null, client ?? 7, null, 'text', [], {}, { detail: 'Not found.' }],
          pick,
        ),
      )
    },
    hold: holdNothingNew,
  },
  'id that JSON rounds': {
    finds: ({ key, value, holder }) =>
      typeof value === 'number' && /(?:^|_)id$/.test(key) && !('url' in holder && key === 'id'),
    change: (place) => {
      set(place, 2 ** 53)
    },
    hold: holdNothingNew,
  },
  'document at no address': {
    finds: ({ key, value }) => key === 'filing_document_url' && typeof value === 'string',
    change: (place, pick) => {
      set(place, pickFrom(['javascript:alert(1)', '1 Sample Street', 'lda.gov/x', 'file:///etc/x'], pick))
    },
    hold: holdNothingNew,
  },
  'contributions denied': {
    finds: ({ key, holder }) =>
      key === 'no_contributions' &&
      'contribution_items' in holder &&
      listPlaces(holder.contribution_items ?? null).length > 0,
    change: (place) => {
      set(place, true)
    },
    hold: holdNothingNew,
  },
  'filer of another kind': {
    finds: ({ key }) => key === 'filer_type',
    change: (place) => {
      set(place, place.value === 'lobbyist' ? 'organization' : 'lobbyist')
    },
    hold: holdNothingNew,
  },
}
