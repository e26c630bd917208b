import type { Page } from 'playwright-core'

const TOLD =
  /^\s*- (heading|region|navigation|search|table|button|textbox|searchbox|combobox|form|link) "([^"]*)"/

/** The text of a page as a screen reader lists it: what kind each part is, and its name. */
export const readOutline = async (page: Page): Promise<readonly string[]> => {
  const tree = await page.getByRole('main').ariaSnapshot()
  return tree.split('\n').flatMap((line) => {
    const [, role, name] = TOLD.exec(line) ?? []
    return role === undefined || name === undefined ? [] : [`${role} ${name}`]
  })
}

/** Parts that are missing, or before a part that should come first. */
export const findMissing = (outline: readonly string[], expected: readonly RegExp[]): readonly string[] => {
  let place = 0
  return expected.flatMap((part) => {
    const found = outline.findIndex((one, index) => index >= place && part.test(one))
    if (found === -1) return [String(part)]
    place = found
    return []
  })
}
