import { definePage } from './page.ts'

export const kanaWriting = definePage({
  id: 'kana-writing',
  said: 'writing practice, stroke order, practise writing, practice writing, writing exercises, draw characters, handwriting practice',
  within:
    /\b(?:kana|kanji|hiragana|katakana|japanese|chinese|hanzi|korean|hangul|arabic|alphabet|letters)\b/i,
  name: 'Writing',
  icon: 'pen',
  line: 'Five of eight are sure',
  content: `
    hero Three strokes | Follow the grey line from the top, then once without it.
    stats Today
    - 5 of 8 | Sure
    - 12 min | Written
    rows To write again
    - repeat | Second stroke too short | Wrong twice
    - repeat | Order of the last two strokes | Wrong three times
    steps How it goes
    - Watch it once | Tap to see each stroke
    - Trace it | Three times on the grey line
    - From memory | The app tells which stroke was off
    button pen | Start writing
  `,
})
