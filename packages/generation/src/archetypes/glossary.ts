import { defineArchetype } from '../archetype.ts'

/** Terms of a trade in several languages, kept by those who need the right one. */
export const glossary = defineArchetype({
  id: 'glossary',
  words:
    'glossary 22, glossaries 26, terminology 24, term base 32, termbase 32, glossary manager 36, interpreters 22, interpreter 14, technical terms 20, terms and definitions 22, translators 9, acronyms 20, abbreviations 18, jargon 20',
  examples: `
    Terms for Thursday's conference in three languages, found while I type in the booth
    Our translators share one list with context and source of each term
    Import a table of terms, mark those I am unsure of, learn them as cards
    Glossary of the wind industry with definition, domain and forbidden words
    Abbreviations of our hospital with what they mean
    Company language: what do we call what, who decided it
    Legal terms German to Polish with the law they come from
    Notes per client: preferred words, never say
    Which term did I use in the last meeting, with a sentence
    Terms of fishing in the dialect of our coast, spoken and written
    Medical glossary for community interpreters with pictures
    Collect new words at work, domain, source, date, checked by whom`,
  bars: 'cart checkout slots map feed',
  unless: /\bsign[- ]language\b/i,
  presets: 'clean, editorial',
  icon: 'book',
  names: 'Exact Word, Booth Three, Termsheet',
  entity: 'glossary-term',
  screens: `
    browse | Terms | book
    browse | Glossaries | folder | term-list
    quiz? | Training | brain
    people? | Colleagues | users
    saved | Marked | bookmark
    detail | Term
    form | Add term
    settings | Settings | settings`,
})
