/** Formats an element with its name, attributes and content. An undefined text leaves the element out. */
export const element = (
  name: string,
  content: string | readonly string[] | undefined,
  attributes: Readonly<Record<string, string>> = {},
): string => {
  if (content === undefined) return ''
  const tag = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)].join(
    ' ',
  )
  const inner = typeof content === 'string' ? escape(content) : content.join('\n')
  return inner === '' ? `<${tag} />` : `<${tag}>${inner}</${name}>`
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.codePointAt(0) ?? 0};`)
