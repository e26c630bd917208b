import type { Release } from './read-releases.ts'

export type Pair = {
  /** Of the address, or the one before. */
  readonly from: string | undefined
  readonly to: Release | undefined
}

/** Which releases are compared: unless the address says otherwise, the current one with the one published before it. */
export const choosePair = (params: URLSearchParams, releases: readonly Release[]): Pair => {
  const wanted = params.get('to') ?? ''
  const index = releases.findIndex(({ id, current }) => (wanted === '' ? current : id === wanted))
  const from = params.get('from') ?? ''
  return { from: from === '' ? releases[index + 1]?.id : from, to: releases[index] }
}
