/**
 * Pages as they look beside their first look: filtered, sorted, with nothing to show, refused. Each looks different, and
 * shares no address with the examples that links lead to.
 */
export const PAGE_STATES: readonly string[] = [
  '/records?stage=request&state=CA&sort=-amount&limit=5',
  '/records?stage=house_bill&subcommittee=THUD&facet=state,subcommittee&limit=5',
  '/records?q=nothing-is-called-so',
  '/records?fields=title,recipient,amount,evidence,requestors&limit=5',
  `/records?recipient=${'A'.repeat(360)}`,
  `/totals?recipient=${'A'.repeat(360)}`,
  '/records?stat=CA',
  '/records?district=California',
  '/records?snapshot=snap-of-no-release',
  '/totals?group_by=subcommittee,state&stage=request',
  '/map?stage=request&measure=rows',
  '/compare?kind=state&a=CA&b=TX',
  '/search?q=county',
  '/search?q=nothing-is-called-so',
  '/search?q=Sen.+Demonstrado+homes+in+California+FY+2027',
  '/search?q=Missisippi',
  '/docs/search?q=snapshot',
  '/regulations?q=beverages',
  '/regulations?docket=EPA-HQ-OAR-2026-9002',
  '/regulations?docket=ED-2026-OCR-9004',
  '/enacted?state=TX&sort=-amount&limit=5',
  '/enacted?fields=project,amount,sources,requestors,missing&limit=5',
  '/enacted?fiscal_year=2024&limit=5',
  '/enacted?q=nothing-is-called-so',
  '/enacted?state=Texas',
  '/enacted/enp-0000000000000000',
  '/nothing-is-here',
]
