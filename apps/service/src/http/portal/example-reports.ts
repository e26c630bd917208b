const SUMMARY = {
  number: 12,
  about: {
    collection: 'appropriations',
    record: 'sr-2026-2f6b0c9d4e8a1735',
    title: 'Water main replacement',
    page: '/records/sr-2026-2f6b0c9d4e8a1735',
  },
  field: 'amount',
  state: 'under_review',
  received_at: '2026-11-26T12:00:00.000Z',
  decided_at: null,
  revision: 2,
  needs_two: true,
  appealed: false,
  reviewer: 'per_019a3f2b7c40d1e2f3a4b5c6d7e8f901',
  bar: null,
  steps: ['accept', 'ask-back', 'reject', 'tell-publisher', 'duplicate', 'spam', 'pass', 'redact'],
}

export const EXAMPLE_REPORT_QUEUE = {
  data: [{ ...SUMMARY, age_seconds: 3600 }],
  meta: { limit: 50, offset: 0, has_more: false },
}

const EVENT = { by_command: false, person: null, note: null }

export const EXAMPLE_REVIEWED_REPORT = {
  data: {
    ...SUMMARY,
    publishers: ['Senate Committee on Appropriations'],
    has_contact: true,
    proposed: { value: 1500000 },
    why: 'The letter of the Senator gives 1,500,000 dollars.',
    evidence: ['https://senator.example/letter.pdf'],
    files: [],
    copies: [],
    published: { proposed: null, why: null, evidence: [], reason: null },
    correction: null,
    reason: null,
    reversal: null,
    duplicate_of: null,
    ledger_id: null,
    record: {
      release: '3f1a9c0d5e7b2468ace013579bdf02468ace13579bdf02468ace013579bdf024',
      row: { id: 'sr-2026-2f6b0c9d4e8a1735', amount: 1000000 },
      editions: [
        {
          release: '3f1a9c0d5e7b2468ace013579bdf02468ace13579bdf02468ace013579bdf024',
          published_at: '2026-11-20T12:00:00.000Z',
          value: 1000000,
          is_there: true,
        },
      ],
    },
    preview: {
      field: 'amount',
      before: 1000000,
      after: 1500000,
      outcome: 'applied',
      moves: [{ of: 'request, 2026', by: 500000 }],
    },
    others: [],
    publisher_text: 'To: Senate Committee on Appropriations',
    history: [
      {
        ...EVENT,
        at: '2026-11-26T12:00:00.000Z',
        revision: 1,
        event: 'receive',
        state: 'received',
        by: 'reporter',
      },
      {
        ...EVENT,
        at: '2026-11-26T12:00:00.000Z',
        revision: 2,
        event: 'draw',
        state: 'under_review',
        by: 'service',
      },
    ],
  },
}

/** A report after a step. */
export const exampleStep = (state: string) => ({ data: { number: 12, state, revision: 3 } })
