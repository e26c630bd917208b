import type { PublicReport, ReportStatistics } from '@rotunda/contract'

/** An accepted report whose words a reviewer published. */
export const EXAMPLE_REPORT: PublicReport = {
  number: 17,
  about: {
    collection: 'appropriations',
    record: 'sr-2026-2f6b0c9d4e8a1735',
    title: 'Water main replacement',
    page: '/records/sr-2026-2f6b0c9d4e8a1735',
  },
  field: 'amount',
  state: 'accepted',
  received_at: '2026-06-15T12:00:00.000Z',
  decided_at: '2026-06-18T09:30:00.000Z',
  dataset: 'senate-requests',
  changed_at: '2026-06-18T09:30:00.000Z',
  days: 2,
  published: {
    proposed: { value: 1500000 },
    why: 'The letter of the senator names another amount.',
    evidence: ['https://senator.example/letter.pdf'],
    reason: 'The letter is signed, and newer than the table.',
  },
  correction: 'report-17',
}

const COUNTS = {
  received: 4,
  open: 1,
  accepted: 1,
  reversed: 0,
  rejected: 1,
  told_publisher: 0,
  withdrawn: 0,
  lapsed: 0,
  duplicate: 1,
  spam: 0,
  median_days: 3.5,
  share_accepted: 0.5,
}

export const EXAMPLE_STATISTICS: ReportStatistics = {
  all: COUNTS,
  by_publisher: [{ publisher: 'Senate Committee on Appropriations', ...COUNTS }],
}
