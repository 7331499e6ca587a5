import { defineArchetype } from '../archetype.ts'

/** Mistakes in a text somebody wrote. */
export const spellCheck = defineArchetype({
  id: 'spell-check',
  words:
    'spell checker 30, spell check 28, spelling checker 30, spellchecker 30, grammar checker 26, grammar check 22, misspelled words 22, misspelled word 18, misspellings 20, spelling mistakes 18, typos 14, proofread 18, proofreading 18, proofreader 22',
  examples: `
    Paste a letter and see which words are written wrong
    Highlights misspelled words and suggests what was meant
    Check my essay for spelling and grammar before I hand it in
    Proofread mails in a foreign language, replace a word with a tap
    Find typos in a text, ignore names, add words to my own dictionary
    What was meant is offered for each mistake, mistakes counted
    For pupils: marks mistakes in the text and says the rule
    Spelling of English, German and French texts, technical terms allowed
    Underline what is misspelled while I type
    Correct all at once or one by one, then copy the text
    Check commas and doubled words in long texts
    Writers want repeated words and errors marked, nothing sent anywhere`,
  unless: /\b(?:spelling bee|vocabulary|flashcards?|quiz)\b/i,
  bars: 'map checkout cart slots deed people',
  presets: 'clean, editorial',
  icon: 'check',
  names: 'Well Spelt, Second Look, Red Line',
  entity: 'misspelling',
  screens: `
    transform | Check | check
    browse | Dictionary | book | dictionary-word
    history | Texts | clock | checked-text
    detail | Word
    form? | Add word | | dictionary-word
    settings | Settings | settings`,
})
