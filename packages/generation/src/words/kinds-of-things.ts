import { stemOf } from './forms.ts'

/** Kinds there are of a thing of the lexicon: its id, then nouns that name one kind each. They filter the list of it. */
const source = `
departure: bus, train, tram, metro, subway, underground, ferry, boat, trolleybus, coach, suburban train, light rail, funicular
translation: text, speech, voice, conversation, photo, image, handwriting, website, web page
radio-station: fm, dab, web radio
stream-title: film, movie, series, show, tv show, documentary
download: torrent, magnet link, ftp, http
scanned-page: receipt, id card, passport, whiteboard, business card
`

const kinds: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  source
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', nouns = ''] = line.split(': ')
      return [id, new Set(nouns.split(', ').map(stemsOf))] as const
    }),
)

function stemsOf(text: string): string {
  return text.toLowerCase().split(' ').map(stemOf).join(' ')
}

/** Whether a noun names one kind of the thing with this id: trains among departures. */
export const isKindOf = (id: string, noun: string): boolean => kinds.get(id)?.has(stemsOf(noun)) ?? false
