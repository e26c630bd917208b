import type { Page } from 'playwright-core'

/** One stop of the Tab key, as it is when the focus is there. */
type Stop = {
  /** Its place among all controls, in the order of the document. */
  readonly index: number
  readonly tag: string
  /** Whether a line of two pixels or more is drawn around it, or it is the frame of something that is typed into. */
  readonly isMarked: boolean
  /** Whether the point in its middle is in view, and its own. */
  readonly isSeen: boolean
}

/** A list with more rows repeats itself. */
const MOST_STOPS = 80

export type Walk = { readonly controls: number; readonly stops: readonly Stop[] }

/**
 * Presses Tab from the beginning of the page until it leaves it, or has made as many stops as show what it is like. The
 * page itself notes each stop: a question for each would take longer than the walk.
 */
export const walkByKeyboard = async (page: Page): Promise<Walk> => {
  // The look of a stop is final at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const controls = Math.min(await page.evaluate<number>(MARK_CONTROLS), MOST_STOPS)
  await page.evaluate(NOTE_STOPS)
  let [looks, stops]: [(Stop | null)[], Stop[]] = [[], []]
  // A date has a stop for each of its parts; after the last control the first comes again.
  while (stops.length < controls && !looks.includes(null) && looks.length < 2 * controls + 20) {
    for (let left = controls - stops.length; left > 0; left -= 1) await page.keyboard.press('Tab')
    looks = await page.evaluate<(Stop | null)[]>('window.looks')
    const end = looks.indexOf(null)
    stops = looks
      .slice(0, end < 0 ? undefined : end)
      .filter((stop) => stop !== null)
      .filter(({ index }, place, all) => index !== all[place - 1]?.index)
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  return { controls, stops }
}

/** Faults of a walk, in words. */
export const judgeWalk = ({ controls, stops }: Walk): string[] => [
  ...stops
    .filter(({ index }, place) => index !== place)
    .slice(0, 1)
    .map(({ tag }) => `out of order: ${tag}`),
  ...(stops.length === controls ? [] : [`${stops.length} stops for ${controls} controls`]),
  ...stops.filter(({ isMarked }) => !isMarked).map(({ tag }) => `focus is not marked: ${tag}`),
  ...stops.filter(({ isSeen }) => !isSeen).map(({ tag }) => `focus is not in view: ${tag}`),
]

/** Text, since it runs in the browser. Of radio buttons with one name, the Tab key stops at one. */
const MARK_CONTROLS = `(() => {
  const all = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const groups = new Set()
  const isStop = (element) => {
    if (element.type !== 'radio') return true
    const group = [...document.getElementsByName(element.name)]
    const chosen = group.find(({ checked }) => checked) ?? group[0]
    return element === chosen && !groups.has(element.name) && groups.add(element.name)
  }
  const controls = [...all].filter((one) => !one.disabled && one.type !== 'hidden' && isShown(one) && isStop(one))
  window.controls = controls
  document.activeElement?.blur()
  window.getSelection().removeAllRanges()
  return controls.length
})()`

/** The key goes up on the element to which it has moved the focus, which is in view by then. */
const NOTE_STOPS = `(() => {
window.looks = []
addEventListener('keyup', () => window.looks.push(look()), true)
const look = () => {
  const element = document.activeElement
  if (element === null || element === document.body || element === document.documentElement) return null
  // A box for a choice is drawn by its label.
  const drawn = element.matches('.usa-checkbox__input, .usa-radio__input') ? element.labels[0] : element
  const style = getComputedStyle(drawn)
  const before = getComputedStyle(drawn, '::before')
  const hasLine = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  const isStroked = (shape) => parseFloat(getComputedStyle(shape).strokeWidth) >= 2
  const box = [...drawn.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
  const left = Math.max(box.left, 0), right = Math.min(box.right, innerWidth)
  const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight)
  const at = left < right && top < bottom && document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return {
    index: window.controls.indexOf(element),
    tag: element.outerHTML.slice(0, 160),
    isMarked: hasLine(style) || hasLine(before) || drawn.closest('svg') !== null && [...drawn.children].some(isStroked),
    // The middle of a State may lie in the sea.
    isSeen: Boolean(at) && (drawn.closest('svg') !== null || drawn.contains(at) || at.contains(drawn)),
  }
}
})()`
