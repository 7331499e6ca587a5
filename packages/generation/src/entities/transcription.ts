import { defineEntity } from '../entity.ts'

export const transcription = defineEntity({
  id: 'transcription',
  one: 'Transcription',
  many: 'Transcriptions',
  words: 'transcription, gravestone, headstone, inscription, old letter, register page',
  icon: 'book',
  groups: 'To check, Checked, Illegible',
  fields: `
    Surname | text | Brandt
    First names | text | Anna Maria
    Dates | text | 12 March 1841 to 3 May 1907
    Text | long | Rest after toil
    Row and number | text | Row C, number 14
    Illegible words | number | 2
    Photo | photo |
    Status | choice | To check | To check, Checked`,
  samples: `
    icon | title | subtitle | overline | value
    pen | Anna Maria Brandt | 1841 to 1907, Rest after toil | Row C, 14 | Checked
    leaf | Johann Osei | 1822 to 1890, two words illegible | Row C, 15 | To check
    pen | Family Haddad | Four names, 1899 to 1961 | Row D, 2 | Checked
    eye | Captain E. Lund | Lost at sea, 1878 | Row A, 7 | To check
    pen | Ruth and Jonas Weber | Married sixty years | Row D, 9 | Checked
    help | Unknown | Worn away, only 18?4 | Row A, 1 | Illegible`,
  about: 'White marble, letters cut deep, the last line below the grass. One word is guessed and marked so.',
  facts: '2 | Illegible\nRow C | Place\n1907 | Year',
  figures: '214 | Transcribed | +9\n31 | To check\n6 | Rows left',
  hero: 'To check | Johann Osei | Two words illegible | Read again',
  tip: 'Row C is done | Row D has eleven stones to go',
  trend: 'Transcribed | 214 | +9',
  data: [160, 171, 178, 186, 195, 205, 214],
  add: 'New transcription',
  use: 'Mark as checked',
})
