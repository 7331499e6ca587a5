import type { Phrase } from './phrase.ts'

const format =
  /(?<![\p{L}\d])(?:pdf|epub|mobi|azw3?|fb2|djvu|cb[rz]|docx?|odt|txt|rtf|markdown|html|mp3|flac|ogg|opus|wav|aac|m4a|mp4|mkv|webm|avi|heic|raw|png|jpe?g|svg|webp|gif|csv|json|xml|xlsx?|gpx|kml|zip|rar|7z|tar|iso)(?![\p{L}\d])/giu
/** What such a row may name beside formats: "and comic archives". */
const kindOfFile = / (?:archives?|files?|formats?|documents?|images?|comics?|books?)$/

/**
 * The phrases, with the file formats a description lists ("reads EPUB, PDF and comic archives") as one choice among
 * them. A single format is left as it is.
 */
export function withFormats(phrases: readonly Phrase[], text: string): Phrase[] {
  const row = text
    .split(/[.;:!?\n]/)
    .flatMap((clause) => clause.split(/ (?:with|that|which|and (?:has|can|is|a|an)) /i))
    .find((part) => new Set(part.toLowerCase().match(format)).size > 1)
  if (!row) return [...phrases]
  const isFormat = ({ text: said, options }: Phrase, index: number) =>
    index > 0 &&
    (options.length === 0
      ? row.toLowerCase().includes(said.replace(/^.* as /, ''))
      : options.every((each) => new RegExp(format.source, 'iu').test(each))) &&
    (new RegExp(format.source, 'iu').test(said) || kindOfFile.test(` ${said}`))
  const options = [
    ...new Set([
      ...(row.match(format) ?? []).map((each) => each.toUpperCase()),
      ...phrases.flatMap((phrase, index) =>
        isFormat(phrase, index) &&
        kindOfFile.test(phrase.text) &&
        !new RegExp(format.source, 'iu').test(phrase.text)
          ? [phrase.text]
          : [],
      ),
    ]),
  ]
  const first = phrases.findIndex(isFormat)
  if (first < 0) return [...phrases]
  const chosen: Phrase = { text: 'format', words: ['format'], stems: ['format'], options }
  return phrases.flatMap((phrase, index) =>
    index === first ? [chosen] : isFormat(phrase, index) ? [] : [phrase],
  )
}
