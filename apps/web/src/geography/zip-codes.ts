import { isState, type State } from '@rotunda/contract'

/**
 * First digits of ZIP codes by State, as the Postal Service numbers them. A State ends where the next entry begins. `-`
 * is no State, such as a military address.
 */
const FIRST_DIGITS =
  '000- 005NY 006PR 008VI 009PR 010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 06390NY 06391CT 070NJ 090- 100NY 150PA 197DE 200DC 201VA 202DC 206MD 220VA 247WV 270NC 290SC 300GA 320FL 340- 341FL 350AL 370TN 386MS 398GA 400KY 430OH 460IN 480MI 500IA 530WI 550MN 569DC 570SD 580ND 590MT 600IL 630MO 660KS 680NE 700LA 716AR 730OK 733TX 734OK 750TX 800CO 820WY 832ID 840UT 850AZ 870NM 885TX 889NV 900CA 962- 967HI 96799AS 968HI 969- 96910GU 96939- 96950MP 96953- 970OR 980WA 995AK'

const STARTS = FIRST_DIGITS.split(' ').map((entry) => {
  const [first = ''] = /^\d+/.exec(entry) ?? []
  return { first, state: entry.slice(first.length) }
})

/** A ZIP code, or a ZIP+4 code. */
export const isZipCode = (text: string): boolean => /^\d{5}(?:-\d{4})?$/.test(text)

/** The State of a ZIP code; undefined where its first digits tell none. */
export const findStateOfZip = (zip: string): State | undefined => {
  const state = STARTS.findLast(({ first }) => first <= zip)?.state ?? ''
  return isState(state) ? state : undefined
}
