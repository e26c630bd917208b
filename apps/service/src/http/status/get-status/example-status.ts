import { PARTS, type ServiceStatus } from '@rotunda/contract'

/** A sandbox of which the Senate's gateway is paused. */
export const EXAMPLE_STATUS: ServiceStatus = {
  mode: 'sandbox',
  version: '0.1.0',
  commit: '4f0c3f1c0f7de1b6d6c9a35bb1a7d7f9e7a2f3f0',
  ready: true,
  parts: PARTS.map((name) => ({ name, status: 'ok', needed: name === 'database', detail: null })),
  releases: [
    {
      collection: 'appropriations',
      release: '0c9f'.repeat(16),
      snapshot: 'DJ8MnwyfDJ8MnwyfDJ8Mnw',
      published_at: '2026-06-15T12:00:00.000Z',
      sample: true,
      datasets: [
        {
          dataset: 'house-projects',
          freshness: {
            earliest_retrieved_at: '2026-06-01T12:00:00.000Z',
            latest_retrieved_at: '2026-06-02T12:00:00.000Z',
            latest_published_at: '2026-05-30',
            checked_at: '2026-06-14T12:00:00.000Z',
          },
        },
      ],
    },
  ],
  channels: [
    { channel: 'house-cwc', state: 'open', since: null, until: null, reason: null },
    {
      channel: 'senate-cwc',
      state: 'paused',
      since: '2026-06-15T11:00:00.000Z',
      until: '2026-06-15T13:00:00.000Z',
      reason: 'The receiver asked to wait.',
    },
    { channel: 'regulations-gov', state: 'open', since: null, until: null, reason: null },
  ],
  lists: [
    {
      list: 'open_dockets',
      as_of: '2026-06-15',
      checked_at: '2026-06-15T11:30:00.000Z',
      late: false,
    },
  ],
}
