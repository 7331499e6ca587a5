/** What an image made of markup cannot load or run. */
const outside = 'img, iframe, video, canvas'

/**
 * A picture (PNG) of an element that react-native-web has drawn, in the page or not: its `width` by `height` px, at
 * `scale`. Null where it shows what such a picture cannot have, or the browser makes none.
 */
export async function drawElement(
  element: HTMLElement,
  { width, height }: { width: number; height: number },
  scale: number,
): Promise<Blob | null> {
  if (element.querySelector(outside)) return null
  try {
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markupOf(element, width, height))}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    // Safari keeps what was drawn from markup to itself: this throws there.
    return await new Promise((resolve) => canvas.toBlob(resolve))
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
