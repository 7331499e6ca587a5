import { defineArchetype } from '../archetype.ts'

/** How much of a text stands elsewhere; its mistakes are `spell-check`. */
export const plagiarismCheck = defineArchetype({
  id: 'plagiarism-check',
  words:
    'plagiarism 26, plagiarism checker 32, plagiarism check 30, plagiarised 22, similarity report 22, ai detector 22, duplicate content 18, originality 14',
  examples: `
    Upload an essay and see how much of it stands elsewhere
    Percentage of text found on the web, sentence by sentence with the source
    Teachers check papers of a class for copied passages
    Similarity report to download, earlier checks kept
    Compare two texts and mark what is the same
    Is this text written by a machine, how sure is it
    Check an article for duplicate content before it is published
    Thesis against journals and web pages, quotes left out
    Copied sentences marked, with a link to where they come from
    Find out who copied our product texts
    Check source code of students against each other
    Paste a text, get a percentage and a list of sources`,
  bars: 'map checkout cart slots deed people',
  presets: 'clean, editorial',
  icon: 'search',
  names: 'In Your Words, First Source, Footnote',
  entity: 'text-check',
  screens: `
    form | Check text | search
    browse | Checks | list
    browse | Sources | link | found-source
    stats? | Numbers | chart
    detail | Report
    settings | Settings | settings`,
})
