import { defineEntity } from '../entity.ts'

export const preprint = defineEntity({
  id: 'preprint',
  one: 'Paper',
  many: 'Papers',
  words:
    'preprint, academic preprint, research paper, academic paper, scientific paper, abstract, arxiv paper',
  icon: 'file',
  groups: 'New, Saved, Read',
  fields: `
    Title | text | How owls hear in rain
    Authors | text | O. Haddad, R. Adeyemi
    Topic | choice | Biology | Biology, Physics, Mathematics, Computer science
    Year | number | 2026
    PDF offline | switch | yes
    Notes | long | Figure 3 is what I need`,
  samples: `
    icon | title | subtitle | overline | meta
    file | How owls hear in rain | O. Haddad, R. Adeyemi | Biology | Today, 12 pages
    file | Tides in shallow bays | E. Lund and others | Physics | Today, 24 pages
    file | Sorting with few swaps | K. Osei, H. Sato | Computer science | Yesterday, 9 pages
    file | A shorter proof of Thales | A. Petrova | Mathematics | Tue, 4 pages
    file | Light and sleep in spring | S. Almeida and others | Biology | Mon, 16 pages
    file | Ice that flows uphill | N. Rahman | Physics | 13 Nov, 18 pages`,
  about:
    'Rain hides small sounds between two and six kilohertz. Owls turn their heads more slowly and still find the mouse in four of five trials.',
  facts: '12 | Pages\n31 | References\n4 | Cited by',
  figures: '14 | New today\n38 | Saved\n11 | Unread',
  hero: 'New in Biology | How owls hear in rain | O. Haddad, R. Adeyemi, 12 pages | Read abstract',
  tip: 'Fourteen new papers today | Five of them in topics you follow',
  trend: 'Papers read a week | 6 | +2',
  add: 'Add paper',
  use: 'Read PDF',
})
