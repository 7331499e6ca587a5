import { definePage } from './page.ts'

export const repairStatus = definePage({
  id: 'repair-status',
  said: 'repair status, repair tracking, track repair, track my repair, is my repair done, status of repair, order status of repairs, repair progress, workshop status, track repairs, service status',
  unless: /mechanics? (?:see|log|can)|technicians?|^(?:an? )?repair/i,
  within:
    /\b(?:shop|garage|workshop|repairs?|tailor|shoemaker|watchmaker|jewell?er|phone|bikes?|computer|car|dealer\w*|cobbler|piano|camera)\b/i,
  name: 'Repair',
  icon: 'tools',
  line: 'Ready tomorrow at four',
  content: `
    hero Ready tomorrow at four | Order KW-4182
    timeline How far it is
    - Brought in | Tuesday, 9:20
    - Looked at | Tuesday, 15:10, with two pictures
    - You said yes | Wednesday, € 64
    - Being repaired | Today, by Omar
    - To be fetched | Fri 20 Nov, 16:00
    rows What is done
    - tools | Parts | Here since this morning | € 28
    - clock | Work | One hour | € 36
    switches Tell me
    - When ready to fetch
    button phone | Call workshop | tel:+15550100
  `,
})
