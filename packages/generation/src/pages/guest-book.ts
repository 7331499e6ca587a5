import { definePage } from './page.ts'

export const guestBook = definePage({
  id: 'guest-book',
  said: 'guest book, guestbook, leave a message for the couple, messages for the couple, wishes for the couple, guestbook entries, digital guest book, good wishes',
  unless: /lighthouse|log/i,
  within:
    /\b(?:wedding|party|birthday|hotel|hut|holiday|museum|anniversary|guests?|cabin|funeral|memorial)\b/i,
  name: 'Guest book',
  icon: 'edit',
  line: '38 entries',
  content: `
    people Lately
    - Hana | The best table, the best people. Thank you! | Today
    - Omar | We stayed longer than planned. | Yesterday
    - Ruth | For everything you do: thank you. | Monday
    fields
    - Your name | person | Kim Osei
    - Your words | long | It was lovely to be here
    button edit | Write it in
  `,
})
