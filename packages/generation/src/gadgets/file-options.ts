/** What can be done on the way, by the words that ask for it: a block each. */
const options: readonly (readonly [RegExp, string])[] = [
  [/\bcrop\w*/i, 'scissors | Crop'],
  [/\b(?:re-?order\w*|sort\w*|drag\w*)\b/i, 'sort | Reorder'],
  [/\brotat\w+/i, 'repeat | Rotate'],
  [/\b(?:blur|pixelat|black out)\w*/i, 'eye | Blur private parts'],
  [/\b(?:draw|annotat|arrow|highlight)\w*/i, 'edit | Annotate'],
  [/\bpreview\w*/i, 'search | Preview'],
]
const formats = /\b(?:PNG|JPE?G|WebP|PDF|HEIC|GIF|TIFF|SVG|MP3|WAV|FLAC|OGG|MP4|ZIP)\b/gi

const mostKeys = 4

/** What a description says one does with picked files on the way, and how they come out. */
export function optionsOf(text: string): string {
  const keys = options.filter(([form]) => form.test(text)).map(([, key]) => `- ${key}`)
  const named = [
    ...new Set(
      (text.match(formats) ?? []).map((name) =>
        name.toUpperCase().replace('JPG', 'JPEG').replace('WEBP', 'WebP'),
      ),
    ),
  ]
  return [
    ...(keys.length > 0 ? ['keys', ...keys.slice(0, mostKeys)] : []),
    ...(named.length > 0 && /\b(?:export|save|output|convert|as|to)\b/i.test(text)
      ? [`chips Export as | ${[...new Set([...named, 'PNG', 'JPEG'])].slice(0, 4).join(', ')}`]
      : []),
    ...(/\bqualit\w+|compress\w*/i.test(text) ? ['sliders', '- Quality | 80'] : []),
    ...(/\b(?:keep\w*|preserv\w+) (?:the |your )?originals?\b/i.test(text)
      ? ['switches', '- Keep originals']
      : []),
  ].join('\n')
}
