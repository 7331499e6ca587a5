import type { Page } from 'playwright-core'

/** Steps of a colour, 0 to 255, that the eye does not see. */
const unseen = 24

/**
 * The share of pixels, 0 to 1, that two PNGs of equal size have in other colours; 1 for those of other sizes.
 * `page` is any page of a browser: it reads them.
 */
export async function differingPixels(page: Page, pictures: readonly Buffer[]): Promise<number> {
  const encoded = pictures.map((picture) => picture.toString('base64'))
  return await page.evaluate(
    async ({ encoded, unseen }) => {
      const [data, otherData] = await Promise.all(
        encoded.map(async (base64) => {
          const bitmap = await createImageBitmap(
            new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]),
          )
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
        }),
      )
      if (!data || !otherData || data.length !== otherData.length) return 1
      let differing = 0
      for (let at = 0; at < data.length; at += 4) {
        const steps = [0, 1, 2].map((part) => Math.abs((data[at + part] ?? 0) - (otherData[at + part] ?? 0)))
        if (Math.max(...steps) > unseen) differing += 1
      }
      return differing / (data.length / 4)
    },
    { encoded, unseen },
  )
}
