import { defineEntity } from '../entity.ts'

/** What is broken in a flat, and how far the repair is. */
export const letRepair = defineEntity({
  id: 'let-repair',
  one: 'Repair',
  many: 'Repairs',
  words: 'flat repair, tenant repair request',
  icon: 'tools',
  groups: 'New, In work, Done',
  fields: `
    Flat | choice | Mill street 12, attic | Linden lane 4, Mill street 12, Garden house
    What is wrong | long | Tap in the bathroom drips
    Priority | choice | Normal | Low, Normal, Urgent
    Firm | text | Osei plumbing
    Cost | money | € 120
    Photo | photo | house`,
  samples: `
    icon | title | subtitle | badge | tone
    drop | Tap drips, bathroom | Mill street 12, Omar Haddad | New | primary
    flame | Heating stays cold | Linden lane 4, plumber on Friday | In work | warning
    key | Front door lock | Garden house, key ordered | In work | warning
    bulb | Light in the stairs | Linden lane 4, € 48 | Done | success
    home | Roller blind torn | Mill street 12, firm asked | New | primary`,
  about: 'Reported on Tuesday with a photo. The plumber comes on Friday between nine and eleven.',
  facts: 'Fri | Plumber\n€ 120 | Cost\n2 days | Open',
  figures: '4 | Open\n1 | Urgent',
  hero: 'New since Tuesday | Tap drips, bathroom | Mill street 12, Omar Haddad | Send a firm',
  tip: 'Four repairs are open | The heating is looked at on Friday',
  trend: 'Repairs this year | € 1,840 | −€ 210',
  add: 'Add repair',
  use: 'Mark as done',
})
