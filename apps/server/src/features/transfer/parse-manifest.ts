import { z } from 'zod'
import { type IconLink, cleanText } from './parse-page.ts'

/** What a web app manifest (W3C) says that a wrap can use. */
export interface Manifest {
  name: string | null
  description: string | null
  themeColor: string | null
  orientation: string | null
  icons: IconLink[]
}

const Raw = z.object({
  name: z.unknown().optional(),
  short_name: z.unknown().optional(),
  description: z.unknown().optional(),
  theme_color: z.string().nullish().catch(null),
  orientation: z.string().nullish().catch(null),
  icons: z
    .array(
      z
        .object({ src: z.string(), sizes: z.string().optional(), purpose: z.string().optional() })
        .catch({ src: '' }),
    )
    .max(50)
    .catch([])
    .default([]),
})

/** Reads a manifest; null for what is none. */
export function parseManifest(text: string): Manifest | null {
  const parsed = Raw.safeParse(parseJson(text))
  if (!parsed.success) return null
  const { data } = parsed
  return {
    name: cleanText(data.short_name, 60) ?? cleanText(data.name, 60),
    description: cleanText(data.description, 300),
    themeColor: data.theme_color ?? null,
    orientation: data.orientation ?? null,
    icons: data.icons
      // A monochrome icon is a mask, no picture.
      .filter(({ src, purpose }) => src !== '' && purpose?.trim() !== 'monochrome')
      .map(({ src, sizes }) => ({ href: src, size: Number(/(\d{1,4})x/i.exec(sizes ?? '')?.[1] ?? 0) })),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
