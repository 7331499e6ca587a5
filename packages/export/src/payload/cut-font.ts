import { writeWoff2 } from './write-woff2.ts'

/** OpenType features that texts show, arrows drawn of hyphens left out, and figures of equal width. */
const keepFeatures = 'ccmp kern liga locl mark mkmk rlig rvrn tnum'.split(' ')

/** The WOFF2 of a TrueType font that has these characters alone, kerned as in the whole. Deterministic. */
export async function cutFont(font: Uint8Array, characters: string): Promise<Uint8Array> {
  // HarfBuzz in WebAssembly: loaded for the few apps whose words no font cut beforehand has.
  const { default: subset } = await import('subset-font')
  return await writeWoff2(await subset(Buffer.from(font), characters, { targetFormat: 'sfnt', keepFeatures }))
}
