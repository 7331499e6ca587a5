declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2'
    keepFeatures?: string[]
    /** For `text` undefined: nothing is left out. */
    keepAllGlyphs?: boolean
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>
  }

  /** Cuts a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>
}
