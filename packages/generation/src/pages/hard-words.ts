import { definePage } from './page.ts'

export const hardWords = definePage({
  id: 'hard-words',
  said: 'hard words, difficult words, hard cards, hard ones, hard verbs, hard questions, weak words, trouble words, words get wrong, mistakes, my mistakes, wrong answers',
  unless: /\b(?:spell ?check|grammar check|school|teachers?|pupils|exam|crossword|wordle)\b/i,
  within:
    /\b(?:vocabulary|flash ?cards?|words|language|spanish|french|german|italian|english|japanese|korean|chinese|latin|verbs)\b/i,
  name: 'Hard ones',
  icon: 'repeat',
  line: 'Six words want another round',
  content: `
    stats These six
    - 6 | Words
    - 34 % | Right
    rows Wrong most often
    - repeat | the spoon | Wrong 4 of 6 times | 33 %
    - repeat | yesterday evening | Wrong 5 of 8 times | 38 %
    - repeat | to forget | Wrong 3 of 5 times | 40 %
    - repeat | although | Wrong 4 of 9 times | 56 %
    - repeat | the neighbour | Wrong 3 of 7 times | 57 %
    button playf | Practise these
    rows Mended this week
    - check | to bring | Right five times in a row
    - check | the kitchen | Right four times in a row
  `,
})
