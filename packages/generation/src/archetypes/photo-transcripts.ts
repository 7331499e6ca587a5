import { defineArchetype } from '../archetype.ts'

/** Old writing photographed and typed out: stones, letters, registers, labels. */
export const photoTranscripts = defineArchetype({
  id: 'photo-transcripts',
  words:
    'gravestones 24, gravestone 24, headstones 24, headstone 24, tombstones 24, graves 12, cemetery 14, cemeteries 16, transcribe letters 30, transcribe old 30, old letters 20, parish registers 34, parish register 34, old handwriting 26, transcribe gravestones 44, transcribe headstones 44, epitaph 24, epitaphs 24, herbarium labels 34, inscriptions 26, inscription 24, census sheets 26, war diaries 24, ship logs 24',
  examples: `
    Photograph a gravestone, type name, dates and epitaph, mark what cannot be read
    Volunteers type out letters from the war, line by line, others check them
    Parish registers page by page: baptisms, marriages, burials, searched by surname
    Herbarium labels read by people at home, plant, place, collector, year
    Inscriptions of our cemetery with row and number, before they weather away
    Old recipe cards of my grandmother, picture beside the typed text
    Ship logbooks of a museum, weather and position entered from photographs
    Family historians collect headstones with plot, epitaph and a map of the churchyard
    Which words are illegible, second reader decides
    Census sheets typed into fields, with progress by village
    Bell, sundial and house inscriptions with photo, Latin text and translation
    Diaries of a polar explorer transcribed by a group, pages open, in work, checked`,
  unless:
    /\b(?:voice|audio|speech|interviews?|recordings?|podcasts?|meetings?|dictat\w+|book a plot|funeral|stonemasons?|masons?)\b/i,
  bars: 'cart checkout slots',
  presets: 'editorial, calm',
  icon: 'book',
  names: 'Plain Hand, Row and Number, Read Again',
  entity: 'transcription',
  screens: `
    home | Home | home
    browse | Transcriptions | book
    scanner | Photograph | camera
    map? | Map | map
    detail | Transcription
    form | Transcribe
    people? | Readers | users
    stats? | Progress | chart
    profile | Me | user`,
})
