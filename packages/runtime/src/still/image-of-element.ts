/** What an image made of markup cannot load or run. */
const outside = 'img, iframe, video, canvas'

/**
 * An image of `width` by `height` px of an element of react-native-web's, which need not be in the page. Null where it
 * shows what such an image cannot have, or the browser makes none.
 */
export async function imageOfElement(
  element: HTMLElement,
  { width, height }: { width: number; height: number },
): Promise<HTMLImageElement | null> {
  if (element.querySelector(outside)) return null
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markupOf(element, width, height))}`
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}

function markupOf(element: HTMLElement, width: number, height: number): string {
  const content = new XMLSerializer().serializeToString(element)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<foreignObject width="${width}" height="${height}">` +
    `<style>*{box-sizing:border-box}${rulesFor(element)}</style>${content}</foreignObject></svg>`
  )
}

/** In the order they have in the page's sheet, of whose thousand rules a screen needs some fifty. */
function rulesFor(element: HTMLElement): string {
  const used = new Set<string>()
  for (const { classList } of element.querySelectorAll('[class]'))
    for (const name of classList) used.add(name)
  return allRules()
    .flatMap(({ name, text }) => (used.has(name) ? [text] : []))
    .join('')
}

interface Rule {
  /** The one class it is for. */
  name: string
  text: string
}

let known: { length: number; rules: Rule[] } = { length: 0, rules: [] }

/** react-native-web only ever adds rules: as long as their number is the same, so are they. */
function allRules(): Rule[] {
  const sheet = document.querySelector<HTMLStyleElement>('#react-native-stylesheet')?.sheet
  const length = sheet?.cssRules.length ?? 0
  if (sheet && length !== known.length) {
    const rules = [...sheet.cssRules].flatMap(({ cssText }) => {
      const name = /^\.([\w-]+)/.exec(cssText)?.[1]
      return name === undefined
        ? []
        : [{ name, text: cssText.replaceAll('<', '\\3c ').replaceAll('&', '\\26 ') }]
    })
    known = { length, rules }
  }
  return known.rules
}
