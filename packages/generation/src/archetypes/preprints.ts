import { defineArchetype } from '../archetype.ts'

/** Scientific papers followed and read; files one has are `doc-viewer`. */
export const preprints = defineArchetype({
  id: 'preprints',
  words:
    'preprints 36, preprint 34, arxiv 34, academic papers 34, research papers 32, scientific papers 34, scientific articles 32, papers to read 24, pubmed 30, journal articles 24, abstracts 16, literature review 22, citation manager 30, reference manager 30, zotero 30, mendeley 30, academic journals 28',
  examples: `
    New papers of my field each morning with title, authors and abstract
    Follow topics and authors, save what I want to read, PDF offline
    arXiv on the phone: categories, search, new submissions
    Literature of my thesis with notes, tags and citations
    Who cites this paper, and what does it cite
    Export references as BibTeX
    Medical articles by journal with a short summary
    Read PDFs with highlights, list of unread papers
    Alert when somebody publishes on my keyword
    Journal club: which paper next, questions below it
    Sort papers into projects and write the reference list
    Look up a paper by its DOI`,
  bars: 'checkout cart slots map',
  presets: 'editorial, clean',
  icon: 'file',
  names: 'New Results, Page One, Cited',
  entity: 'preprint',
  screens: `
    home | Today | home
    browse | Papers | search
    browse | Topics | tag | paper-topic
    saved | Saved | bookmark
    detail | Paper
    reader? | Read
    notifications? | Alerts | bell
    settings | Settings | settings`,
})
