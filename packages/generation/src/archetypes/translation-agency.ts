import { defineArchetype } from '../archetype.ts'

/** Those who have texts translated by people; a machine that does it is `translator`. */
export const translationAgency = defineArchetype({
  id: 'translation-agency',
  words:
    'translation agency 70, translation bureau 70, translation office 60, translation company 60, translation jobs 60, translation projects 60, translation management 54, language service provider 60, freelance translator 50, freelance translators 54, translators 26, interpreters 30, interpreter booking 44, localisation agency 54, localization agency 54, sworn translations 54, certified translations 50, proofreaders 30, word counts 22, subtitling jobs 44',
  examples: `
    Jobs with language pair, number of words, price by the word and when they are due
    Which translators of Danish are free this week, what they ask and how good they are
    Customers send a file, get a quote by word count and follow how far it is
    Freelance translator keeps projects, customers, words per day, invoices
    Sworn translations of certificates: upload, price, stamp, sent by post
    Book an interpreter for court, hospital or a fair, with hours and travel
    Project manager hands texts to people by language and subject, then a second reads them
    Glossary of each client, so that words are the same in all texts
    Subtitles: minutes, languages, first draft, review, delivery
    Late jobs in red, revisions, remarks of the proofreader
    Localisation of software strings into eleven languages, progress by language
    Invoice by words, lines or hours, at the end of the month`,
  presets: 'clean, editorial',
  icon: 'globe',
  names: 'Word for Word, Second Reader, Fair Copy',
  entity: 'translation-job',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Jobs | list
    people | Translators | users | text-translator
    calendar | Deadlines | calendar | translation-job | | | deadlines, deadline, due dates, due
    browse! | Languages | globe | language-pair | | | languages, language pairs
    stats? | Numbers | chart
    budget? | Invoices | receipt
    chats? | Messages | chat
    detail | Job
    form | New job
    settings? | Settings | settings`,
})
