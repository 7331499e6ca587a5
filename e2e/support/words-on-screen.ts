import type { Page } from 'playwright-core'

/** A piece of text as it stands on a screen: its words, its box in px, and how it is set. */
export interface Words {
  text: string
  width: number
  height: number
  font: string
  color: string
}

/** Every piece of text under an element of the page, in the order of the document. Scaling does not count. */
export async function wordsOnScreen(page: Page, selector: string): Promise<Words[]> {
  await page.evaluate(() => document.fonts.ready)
  return await page
    .locator(selector)
    .first()
    .evaluate((root) => {
      const found = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? ''
        const element = node.parentElement
        if (!text || !element || element.closest('[aria-hidden="true"][data-status]')) continue
        const style = getComputedStyle(element)
        found.push({
          text,
          width: element.offsetWidth,
          height: element.offsetHeight,
          font: `${style.fontWeight} ${style.fontSize}/${style.lineHeight} ${style.fontFamily}`,
          // Words of a drawing take their colour from its fill.
          color: element instanceof HTMLElement ? style.color : style.fill,
        })
      }
      return found
    })
}
