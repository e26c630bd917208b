/**
 * Listings for community projects. The publisher’s data has no flag for these projects, and other listings have them
 * beside everything else.
 */
export const PROJECT_LISTINGS: Readonly<Record<string, 'dedicated' | 'in_part'>> = {
  '10.723': 'dedicated',
  '10.730': 'dedicated',
  '11.469': 'dedicated',
  '11.617': 'dedicated',
  '12.599': 'dedicated',
  '14.251': 'dedicated',
  '16.753': 'dedicated',
  '17.289': 'dedicated',
  '20.534': 'dedicated',
  '43.014': 'dedicated',
  '59.059': 'dedicated',
  '66.202': 'dedicated',
  '84.215': 'in_part',
  '84.427': 'dedicated',
  '93.493': 'dedicated',
  '95.010': 'dedicated',
  '97.143': 'dedicated',
}
