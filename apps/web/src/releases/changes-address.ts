import { addressOf, API } from '../filters/addresses.ts'

/** What a page of changes takes beside what the API does: the release that is compared, where it is not the current one. */
export const TO = 'to'

/** Where the API gives what a page of changes shows. */
export const changesAddress = (params: URLSearchParams, ending: '' | `.${string}` = ''): string => {
  const asked = new URLSearchParams([...params].filter(([name, value]) => name !== TO && value !== ''))
  const to = params.get(TO) ?? ''
  const base = to === '' ? API : `${API}/releases/${encodeURIComponent(to)}`
  return addressOf(`${base}/changes${ending}`, asked)
}
