import { definePage } from './page.ts'

export const namesWeLike = definePage({
  id: 'names-we-like',
  said: 'names we like, names, baby names, baby name list, name ideas, favourite names, favorite names, list of names',
  unless:
    /\b(?:name finder|names? generator|meaning of names|swipe (?:through )?names|clinics?|nurses?|patients|midwi\w+|hospital)\b/i,
  within: /\b(?:pregnan\w+|expecting|unborn|baby'?s? due date|trimester|mum to be|mom to be)\b/i,
  name: 'Names',
  icon: 'baby',
  line: 'Five names you both like',
  shownBy: 'baby-name',
  content: `
    rows We both like
    - heart | Ida | Short, old, works everywhere
    - heart | Jonas | After a grandfather
    - heart | Linnea | A small pink flower
    rows Only one of us
    - user | Emil | You, since week 12
    - user | Thea | Alex, on the third place
    - user | Bruno | You, as a second name
    fields
    - Name | text | Marlene
    - For | choice | Girl | Girl, Boy, Either
    button plus | Add a name
  `,
})
