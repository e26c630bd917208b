const RECENT =
  'Conservative|Democrat|Democrat-Liberal|Independent|Libertarian|New Progressive|Nonpartisan|Popular Democrat|' +
  'Republican|Republican-Conservative|Unknown'

const FORMER =
  'Adams|Adams Democrat|American|American Labor|Anti Jackson|Anti Jacksonian|Anti Masonic|Anti-Administration|' +
  'Anti-Jacksonian|Anti-Lecompton Democrat|Coalitionist|Conservative Republican|Constitutional Unionist|' +
  'Crawford Republican|Democratic Republican|Farmer-Labor|Federalist|Free Silver|Free Soil|Ind. Democrat|' +
  'Ind. Republican|Ind. Republican-Democrat|Ind. Whig|Independent Democrat|Jackson|Jackson Republican|Jacksonian|' +
  'Law and Order|Liberal Republican|Liberty|National Greenbacker|Nullifier|Populist|Pro-Administration|' +
  'Progressive|Progressive Republican|Prohibitionist|Readjuster|Readjuster Democrat|Silver Republican|Socialist|' +
  'States Rights|Unconditional Unionist|Union|Union Democrat|Union Labor|Unionist|Whig'

/** Names of parties in the lists of unitedstates/congress-legislators, for terms since 1971. */
export const RECENT_PARTIES: ReadonlySet<string> = new Set(RECENT.split('|'))

/** Names of the parties of all last terms in the lists. */
export const PARTIES: ReadonlySet<string> = new Set([...RECENT.split('|'), ...FORMER.split('|')])
