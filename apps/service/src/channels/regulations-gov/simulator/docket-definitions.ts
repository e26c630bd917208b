/** A document of a sample docket; days are counted from today, by the Eastern calendar. */
export type DocumentDefinition = {
  readonly number: string
  readonly type: 'Proposed Rule' | 'Rule' | 'Notice' | 'Supporting & Related Material' | 'Other'
  readonly title: string
  /** First and last day of the comment period; null for a document that never took comments. */
  readonly period: readonly [first: number, last: number] | null
  readonly allowsLate?: true
  readonly withdrawn?: true
  readonly abstract?: string
  /** Number of the Federal Register document; null if it was not published there. */
  readonly published: string | null
}

export type DocketDefinition = {
  readonly id: string
  readonly agency: string
  readonly title: string
  /** Name in the Federal Register. */
  readonly agencyName?: string
  readonly rin?: string
  /** Title and part of the Code of Federal Regulations. */
  readonly cfr?: readonly (readonly [title: number, part: number])[]
  /** Docket as the Federal Register prints it: free text. */
  readonly printed: readonly string[]
  readonly documents: readonly DocumentDefinition[]
}

/** Agencies that sort comments into categories. Other agencies have no list. */
export const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  FDA: [
    'Academia - E0007',
    'Consumer Group - C0001',
    'Health Professional - A0007',
    'Individual Consumer',
    'Private Industry - C0022',
  ],
  CMS: ['Individual', 'Health Care Provider/Association', 'State Government'],
}

/** Invented dockets, one for each case that a look-up can meet. None of them exists. */
export const DOCKETS: readonly DocketDefinition[] = [
  {
    id: 'FDA-2026-N-9001',
    agency: 'FDA',
    agencyName: 'Food and Drug Administration',
    title: 'Sample: labelling of imaginary beverages',
    rin: '0910-ZZ01',
    cfr: [[21, 101]],
    printed: ['Docket No. FDA-2026-N-9001'],
    documents: [
      {
        number: '0001',
        type: 'Proposed Rule',
        title: 'Imaginary beverages; proposed rule',
        abstract:
          'Sample. The imaginary agency proposes that labels of imaginary beverages say which of their bubbles are real. It asks for comments on the size of the letters, and on how long makers need to change their labels.',
        period: [-20, 30],
        published: '2026-99001',
      },
      {
        number: '0002',
        type: 'Supporting & Related Material',
        title: 'Imaginary beverages; economic analysis',
        period: null,
        published: null,
      },
    ],
  },
  {
    id: 'EPA-HQ-OAR-2026-9002',
    agency: 'EPA',
    agencyName: 'Environmental Protection Agency',
    title: 'Sample: standards for imaginary chimneys',
    cfr: [
      [40, 52],
      [40, 81],
    ],
    printed: ['EPA-HQ-OAR-2026-9002', 'FRL-99999-01-OAR'],
    documents: [
      {
        number: '0001',
        type: 'Proposed Rule',
        title: 'Imaginary chimneys; proposed rule',
        abstract: 'Sample. Standards for what leaves an imaginary chimney, with two ways to measure it.',
        period: [-10, 45],
        published: '2026-99002',
      },
      {
        number: '0002',
        type: 'Notice',
        title: 'Imaginary chimneys; notice of a public hearing',
        period: [-3, 20],
        published: '2026-99003',
      },
    ],
  },
  {
    id: 'FAA-2026-9003',
    agency: 'FAA',
    title: 'Sample: airspace over imaginary cities',
    printed: ['Docket No. FAA-2026-9003', 'Airspace Docket No. 26-ZZZ-15'],
    documents: [
      {
        number: '0001',
        type: 'Proposed Rule',
        title: 'Airspace over the first imaginary city',
        period: [-15, 15],
        published: '2026-99004',
      },
      {
        number: '0002',
        type: 'Proposed Rule',
        title: 'Airspace over the second imaginary city',
        period: [-5, 25],
        published: '2026-99005',
      },
    ],
  },
  {
    id: 'ED-2026-OCR-9004',
    agency: 'ED',
    title: 'Sample: records of imaginary schools',
    printed: ['Docket ID ED-2026-OCR-9004'],
    documents: [
      {
        number: '0001',
        type: 'Proposed Rule',
        title: 'Imaginary schools; proposed rule',
        period: [-61, -1],
        published: '2026-99006',
      },
    ],
  },
  {
    id: 'FWS-R6-ES-2026-9005',
    agency: 'FWS',
    title: 'Sample: habitat of the imaginary marmot',
    printed: ['Docket No. FWS-R6-ES-2026-9005', 'FXES11130900000'],
    documents: [
      {
        number: '0001',
        type: 'Proposed Rule',
        title: 'Imaginary marmot; proposed rule',
        period: [-70, -10],
        allowsLate: true,
        published: '2026-99007',
      },
    ],
  },
  {
    id: 'NOAA-NMFS-2026-9006',
    agency: 'NOAA',
    title: 'Sample: catch limits for imaginary fish',
    printed: ['Docket No. 260101-9006', 'NOAA-NMFS-2026-9006'],
    documents: [
      {
        number: '0001',
        type: 'Notice',
        title: 'Imaginary fish; notice of a comment period',
        period: [7, 37],
        published: '2026-99008',
      },
    ],
  },
  {
    id: 'EBSA-2026-9007',
    agency: 'EBSA',
    title: 'Sample: plans of imaginary employers',
    printed: ['EBSA-2026-9007'],
    documents: [
      {
        number: '0001',
        type: 'Proposed Rule',
        title: 'Imaginary employers; proposed rule',
        period: [-10, 20],
        withdrawn: true,
        published: '2026-99009',
      },
    ],
  },
  {
    id: 'HHS-OS-2026-9008',
    agency: 'HHS',
    title: 'Sample: forms of imaginary clinics',
    printed: ['Docket No. HHS-OS-2026-9008'],
    documents: [
      {
        number: '0001',
        type: 'Proposed Rule',
        title: 'Imaginary clinics; proposed rule',
        period: [-60, 0],
        published: '2026-99010',
      },
    ],
  },
  {
    id: 'HUD-2026-9009',
    agency: 'HUD',
    title: 'Sample: leases of imaginary houses',
    printed: ['Docket No. HUD-2026-9009'],
    documents: [
      {
        number: '0001',
        type: 'Notice',
        title: 'Imaginary houses; notice and request for comments',
        period: [0, 60],
        published: '2026-99011',
      },
    ],
  },
  {
    id: 'HRSA-2026-9010',
    agency: 'HRSA',
    title: 'Sample: grants to imaginary hospitals',
    printed: [],
    documents: [
      {
        number: '0001',
        type: 'Rule',
        title: 'Imaginary hospitals; interim final rule',
        period: [-2, 28],
        allowsLate: true,
        published: null,
      },
    ],
  },
  {
    id: 'NPS_FRDOC_0001',
    agency: 'NPS',
    title: 'Sample: recently posted documents of imaginary parks',
    printed: ['PPWOCRADI0'],
    documents: [
      {
        number: '9011',
        type: 'Notice',
        title: 'Imaginary parks; request for comments',
        period: [-1, 29],
        published: '2026-99012',
      },
    ],
  },
  {
    id: 'IRS-2026-9012',
    agency: 'IRS',
    agencyName: 'Internal Revenue Service',
    title: 'Sample: credits for imaginary windmills',
    cfr: [[26, 1]],
    rin: '1545-ZZ12',
    printed: ['REG-109012-26'],
    documents: [
      {
        number: '0001',
        type: 'Proposed Rule',
        title: 'Imaginary windmills; proposed regulations',
        period: [-30, 60],
        published: '2026-99013',
      },
    ],
  },
  {
    id: 'CMS-2026-9013',
    agency: 'CMS',
    title: 'Sample: a docket that was just created',
    printed: [],
    documents: [],
  },
]
