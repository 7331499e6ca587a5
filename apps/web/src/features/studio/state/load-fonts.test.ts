import { afterEach, expect, test, vi } from 'vitest'
import { loadFonts } from './load-fonts.ts'

afterEach(() => void vi.unstubAllGlobals())

test('each family of a theme is asked for once, and one that does not come is no fault', async () => {
  const load = vi.fn<(font: string) => Promise<never>>().mockRejectedValue(new Error('offline'))
  vi.stubGlobal('document', { fonts: { load } })
  loadFonts({ preset: 'bold' })
  await Promise.resolve()
  expect(load.mock.calls).toEqual([['16px "Archivo"']])
})
