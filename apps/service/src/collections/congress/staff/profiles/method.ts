/**
 * Constants that decide whether two observations are of one person. Each weight is log2(m / u): the frequency of the
 * feature in two records of one person, against its frequency in two of different persons.
 * docs/explanation/congress-staff.md gives the source of each estimate. A change to any of them is a new version.
 */
export const METHOD = {
  version: 'staff-1',

  /** At this weight or more two runs are one person. */
  auto: 8,
  /** From this weight to `auto` a person has to decide. */
  review: 2,

  /** Fewer names than this say too little on how common a name is. */
  leastNames: 4096,
  /** Most weight of a name that only one person has, beyond the odds against any two persons being one. */
  mostOverPrior: 4.5,
  mostSurname: 13,
  mostFirstName: 8,

  /** First names that begin alike, such as DAN and DANIEL; an initial instead of one. */
  firstNameBegins: 2,
  firstNameInitial: 0,
  /** Surnames of five letters or more that differ in one letter; surnames that share a part. */
  surnameNear: 2,
  surnameShared: 0,
  surnameDiffers: -8.4,
  /** The later middle initial is that of the earlier surname. */
  formerSurname: 4,

  middleEqual: { within: 4.1, across: 3.7 },
  middleNone: { within: 2.3, across: 0.9 },
  middleMissing: { within: -6, across: -0.1 },
  suffixEqual: 4,
  suffixMissing: { within: -5, across: -1.5 },

  /** Share of one person's observations that agree: the m above. The frequency of the office or member gives u. */
  officeSame: 0.9,
  memberSame: 0.3,
  mostOffice: 8,
  officeDiffers: -1,

  titleSameInOffice: 0.98,
  titleSame: 0.3,
  titleShared: 0.9,
  mostTitle: 5,
  titleClassSame: 1,
  titleDiffers: -1.1,

  partySame: 0.85,
  partyDiffers: -3.1,
  stateSame: 3,
  stateDiffers: -0.55,
  chamberDiffers: -1.5,

  /** Gaps between two runs: up to `adjoiningDays`, up to 2 years, up to 5 years, and longer. */
  adjoining: 1,
  gapUpTo2Years: 0,
  gapUpTo5Years: -1,
  gapLonger: -2,
  /** A quarter without pay is a gap. */
  adjoiningDays: 100,

  /** Two full-time posts that overlap on more days than this are of two persons. On fewer days, pay ran on. */
  mostSharedDays: 31,
  sharedDays: -3,
  /** Two spellings of a name in one office at once are two persons. */
  twoSpellingsAtOnce: -6,
  twoTitlesAtOnce: -1,

  /** Number of neighbours with which a run is compared, in each order. */
  neighbours: 12,
} as const
