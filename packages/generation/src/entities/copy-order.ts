import { defineEntity } from '../entity.ts'

/** A file sent to be printed. */
export const copyOrder = defineEntity({
  id: 'copy-order',
  one: 'Print',
  many: 'Prints',
  words: 'print order, print job for a shop, copy order, photocopy',
  icon: 'file',
  groups: 'In line, Ready, Fetched',
  fields: `
    File | text | seminar-paper.pdf
    Copies | number | 2
    Pages | text | All 24
    Colour | choice | Black | Black, Colour
    Sides | choice | Both | One, Both
    Paper | choice | A4 | A4, A3, Photo
    Binding | choice | Stapled | None, Stapled, Bound, Laminated
    Fetch at | time | 12:30
    Note | text | Page 3 in colour`,
  samples: `
    icon | title | subtitle | value | badge | tone
    file | seminar-paper.pdf | 24 pages, both sides, 2 copies, stapled | € 2.40 | In line, 3rd | warning
    file | poster-choir.pdf | A3, colour, 5 copies | € 7.50 | Ready, no. 48 | success
    file | thesis-final.pdf | 118 pages, 3 copies, hard cover | € 64.20 | Proof to see | primary
    image | passport-photo.jpg | 4 on a sheet, glossy | € 3.00 | Fetched | neutral
    file | lab-report-4.pdf | 9 pages, black | € 0.45 | Fetched | neutral`,
  about: 'Twenty-four pages on both sides, two copies, stapled at the top left. Third in the line.',
  facts: '3rd | In line\n8 min | To wait\n€ 2.40 | Price',
  figures: '1 | Ready\n2 | In work\n€ 11.60 | Credit',
  hero: 'Ready at the counter | poster-choir.pdf, no. 48 | Five sheets A3, fetch it until 19:00 | Show number',
  tip: 'Eight minutes to wait | Six prints stand before yours',
  notices:
    'Number 48 is ready | poster-choir.pdf, counter 2 | check\nLook at the proof | thesis-final.pdf, cover | file\nIn line, third | seminar-paper.pdf | clock',
  trend: 'Pages a week | 86 | +12',
  add: 'New print',
  use: 'Show number',
  price: '€ 2.40 | 48 pages at € 0.05',
})
